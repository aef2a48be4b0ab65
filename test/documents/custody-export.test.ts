import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeCustodyPdf } from '#functions/documents/custody/custody-pdf.ts';
import { type CustodyParts, packCustody } from '#functions/documents/custody/custody-zip.ts';
import type { EvidenceFiles } from '#functions/documents/custody/evidence-files.ts';
import { appendEntry, headOf } from '#shared/chain/append-entry.ts';
import { custodyChain, recordedChange, recordedPage } from '#shared/custody/custody-record.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { fonts, readPdf } from './read-pdf.ts';
import { checkpointsAfter, custodyCase, custodyRecord, ledgerOf } from './sample-custody.ts';

type Files = Record<string, string | Uint8Array>;

let parts: CustodyParts;
let files: Files;

async function partsOf(count: number, nights: readonly number[]): Promise<CustodyParts> {
  const { links, words } = await custodyRecord(count);
  const { bytes: pdf } = composeCustodyPdf(fonts, {
    about: {
      caseId: custodyCase,
      caseNumber: '2026-0042',
      decedentFullName: 'Μαρία 王 Nguyễn',
      homeName: 'Larkspur Funeral Home',
    },
    ...{ links, words, head: await headOf(custodyChain(custodyCase), links), checkpoint: undefined },
    ...{ at: new Date('2026-11-27T12:00:00.000Z'), timeZone: 'America/New_York' },
  });
  const checkpoints = nights.length > 0 ? await checkpointsAfter(links, nights) : undefined;
  return { ledger: await ledgerOf(links), links, words, checkpoints, pdf, verifier: Buffer.from('The page.') };
}

const textsOf = (packed: Uint8Array): Files =>
  Object.fromEntries(
    Object.entries(unzipSync(packed)).map(([name, bytes]) => [
      name,
      /\.(?:ndjson|txt|pem)$/.test(name) ? new TextDecoder().decode(bytes) : bytes,
    ]),
  );

beforeAll(async () => {
  parts = await partsOf(9, [3, 7]);
  files = textsOf(packCustody(parts));
});

/** Checks an export with some of its files changed or left out, as the page does. */
async function verdictOf(changes: Readonly<Record<string, (text: string) => string | undefined>> = {}, all = files) {
  const changed = Object.entries(all).flatMap(([name, content]) => {
    const change = changes[name];
    const made = change ? change(content as string) : content;
    if (made === undefined) return [];
    return [{ name, bytes: new Uint8Array(typeof made === 'string' ? new TextEncoder().encode(made) : made) }];
  });
  const sorted = sortFiles(changed);
  if ('words' in sorted) throw new Error(sorted.words);
  return evidenceVerdict(sorted);
}

const linesIn = (text: string) => text.trimEnd().split('\n');
const onLines = (change: (lines: string[]) => string[]) => (text: string) => `${change(linesIn(text)).join('\n')}\n`;

describe('an exported custody record', () => {
  it('is checked as a whole: entries, names and notes, and checkpoints', async () => {
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'checkpoint-keys.pem',
      'checkpoints.ndjson',
      'custody-record.pdf',
      'heads.txt',
      'ledger.ndjson',
      'names-and-notes.ndjson',
      'verify.html',
    ]);
    const verdict = await verdictOf();
    expect(verdict).toMatchObject({ isWhole: true, title: 'No changes found' });
    expect(verdict.result).toContain('All 9 entries of this custody record are here');
    expect(verdict.result).toContain('Entries 1 to 7 are the ones that checkpoint 2 of November 22, 2026 covers.');
    expect(verdict.result).toContain('No checkpoint covers the later entries yet.');
    expect(verdict.checked.join()).toContain('The 2 checkpoints follow one another and are each signed.');
    expect(verdict.entries[1]).toMatch(/^2\. [^\n]*\n[\s\S]*Recorded by: 王 Ολγα Nguyễn\nNote: Note 1/);
    // The entries name nobody.
    for (const each of ['Ida', 'Elm', 'Note']) expect(files['ledger.ndjson']).not.toContain(each);
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ['a flipped bit', (lines) => lines.with(4, lines[4]!.replace('"to":"', '"to":"x')), 'Entry 5 was altered'],
    ['a line left out', (lines) => lines.toSpliced(3, 1), 'Entry 4 is missing'],
    ['two lines swapped', (lines) => lines.with(2, lines[3]!).with(3, lines[2]!), 'Entry 3 isn’t in its place'],
    ['a tail cut off before the last line', (lines) => lines.toSpliced(7, 2), 'Entry 8 and everything after it are missing'],
  ])('names the first bad line of one with %s', async (_, change, words) => {
    const verdict = await verdictOf({ 'ledger.ndjson': onLines(change) });
    expect(verdict.isWhole).toBe(false);
    expect(verdict.result).toContain(words);
  });

  it('shows every flipped character somewhere: in the ledger, beside it, and in the checkpoints', async () => {
    for (const name of ['ledger.ndjson', 'names-and-notes.ndjson', 'checkpoints.ndjson', 'heads.txt']) {
      const text = files[name] as string;
      for (let at = 5; at < text.length; at += Math.ceil(text.length / 25)) {
        if (text[at] === '\n') continue;
        const other = text[at] === '0' ? '1' : '0';
        const change = (whole: string) => `${whole.slice(0, at)}${other}${whole.slice(at + 1)}`;
        const outcome = await verdictOf({ [name]: change }).then(
          ({ isWhole }) => (isWhole ? 'whole' : 'spoiled'),
          () => 'refused',
        );
        expect([name, at, outcome]).toEqual([name, at, expect.not.stringMatching('whole')]);
      }
    }
  });

  it('finds by its checkpoint a tail that was cut off with a last line written to match', async () => {
    const { links } = await custodyRecord(5);
    const cut = await ledgerOf(links);
    const words = onLines((lines) => lines.slice(0, 5));
    const verdict = await verdictOf({ 'ledger.ndjson': () => cut, 'names-and-notes.ndjson': words });
    expect(verdict.isWhole).toBe(false);
    expect(verdict.result).toContain(
      'Entry 6 and everything after it are missing: checkpoint 2 of November 22, 2026 names entry 7. The record was cut off.',
    );
    const claims = (text: string) => text.replace(/"covers":\{[^}]*\}/, `"covers":{"hash":"${links[4]!.hash}","sequence":5}`);
    const lied = await verdictOf({ 'ledger.ndjson': () => cut, 'names-and-notes.ndjson': words, 'checkpoints.ndjson': claims });
    expect(lied.result).toContain('doesn’t have this record with the entry that the file says');
    // Without the checkpoint, nothing of it shows, and the page says so.
    const without = await verdictOf({
      'ledger.ndjson': () => cut,
      'names-and-notes.ndjson': words,
      ...Object.fromEntries(['checkpoints.ndjson', 'heads.txt', 'checkpoint-keys.pem'].map((name) => [name, () => undefined])),
    });
    expect([without.isWhole, without.notChecked[0]]).toEqual([
      true,
      expect.stringContaining('Someone could remove entries from the end'),
    ]);
  });

  it('is whole without a name and a note that were removed, and isn’t with others in their place', async () => {
    const removed = await verdictOf({ 'names-and-notes.ndjson': onLines((lines) => lines.toSpliced(1, 1)) });
    expect(removed.isWhole).toBe(true);
    expect(removed.notChecked.join()).toContain('The name and note of entry 2.');
    expect(removed.entries[1]).toContain('the name and note were removed');
    const all = await verdictOf({ 'names-and-notes.ndjson': () => undefined });
    expect([all.isWhole, all.notChecked.join()]).toEqual([true, expect.stringContaining('The name and note of 9 entries.')]);
    const forged = await verdictOf({ 'names-and-notes.ndjson': (text) => text.replace('Note 4', 'Note 5') });
    expect(forged.result).toBe('The name and note beside entry 5 were altered after they were written.');
    const foreign = await verdictOf({ 'names-and-notes.ndjson': onLines((lines) => [...lines, lines[0]!]) });
    expect(foreign.result).toContain('Line 10 of the names and notes belongs to no entry.');
  });

  it('doesn’t take checkpoints that are signed with another key, lack one between, or are of another record', async () => {
    const other = textsOf(packCustody(await partsOf(9, [3, 7])));
    const key = await verdictOf({ 'checkpoint-keys.pem': () => other['checkpoint-keys.pem'] as string });
    expect(key.result).toContain('Checkpoint 1 isn’t signed with the key that it names.');
    const three = textsOf(packCustody(await partsOf(9, [3, 5, 7])));
    const gap = await verdictOf({
      'checkpoints.ndjson': () => onLines((lines) => lines.toSpliced(1, 1))(three['checkpoints.ndjson'] as string),
      'heads.txt': () => three['heads.txt'] as string,
      'checkpoint-keys.pem': () => three['checkpoint-keys.pem'] as string,
    });
    expect(gap.result).toContain('Checkpoint 3 doesn’t follow the one before it.');
    const list = await verdictOf({ 'heads.txt': () => other['heads.txt'] as string });
    expect(list.result).toContain('The list of records isn’t the one that checkpoint 2 of November 22, 2026 names.');
  });

  it('asks for the rest if only some of the files of its checkpoints were chosen', async () => {
    const verdict = await verdictOf({ 'heads.txt': () => undefined });
    expect([verdict.isWhole, verdict.notChecked.join()]).toEqual([
      true,
      expect.stringContaining('Choose checkpoints.ndjson, heads.txt'),
    ]);
  });

  it('says before its first checkpoint that none covers it, and leaves out files that would be empty', async () => {
    const young = textsOf(packCustody({ ...parts, checkpoints: undefined, words: [] }));
    expect(Object.keys(young).sort()).toEqual(['README.txt', 'custody-record.pdf', 'ledger.ndjson', 'verify.html']);
    expect(young['README.txt']).toContain('No checkpoint covers this record yet');
  });

  it('lists the hashes of files that its entries name', async () => {
    const [link] = parts.links;
    const evidence = [{ kind: 'photo', sha256: 'ab'.repeat(32) }];
    const entry = JSON.parse(link!.text);
    const text = JSON.stringify({ ...entry, data: { ...entry.data, evidence } });
    const listed = textsOf(packCustody({ ...parts, links: [{ ...link!, text }] }));
    expect(listed['evidence.txt']).toBe(`{"entry":1,"kind":"photo","sha256":"${'ab'.repeat(32)}"}\n`);
  });
});

describe('the evidence in an export', () => {
  const bytes = Buffer.from('A picture.');
  const [here, away] = [createHash('sha256').update(bytes).digest('hex'), 'cd'.repeat(32)];

  /** Packs a record whose first entry names two photos, of which one is still kept. */
  async function withPhotos(change: Partial<EvidenceFiles> = {}): Promise<Files> {
    const said = { id: custodyCase, page: 'intake', kind: 'closed', said: '{}', photos: [here, away] } as const;
    const by = { recordedBy: custodyCase, recordedByName: 'Ida', recordedOn: '2026-11-20T16:00:00.000Z' };
    const made = await recordedPage({ ...said, ...by }, { locationId: custodyCase, salt: 'ef'.repeat(32) });
    const chain = custodyChain(custodyCase);
    const links = [await appendEntry(chain, await headOf(chain, []), made.draft)];
    const evidence = { files: [{ name: `evidence/${here}.webp`, bytes }], leftOut: [], ...change };
    return textsOf(
      packCustody({ ...parts, links, words: made.words, checkpoints: undefined, ledger: await ledgerOf(links), evidence }),
    );
  }

  it('is in its folder, named by hash, and the page says of each file whether it’s there', async () => {
    const verdict = await verdictOf({}, await withPhotos());
    expect(verdict).toMatchObject({ isWhole: true });
    expect(verdict.entries[0]).toContain(`File ${here.slice(0, 16)}…: it’s here, and is the one that was recorded.`);
    expect(verdict.entries[0]).toContain('File cdcdcdcdcdcdcdcd…: it isn’t in these files.');
  });

  it('that was altered is named', async () => {
    const altered = [{ name: `evidence/${here}.webp`, bytes: Buffer.from('Another.') }];
    const verdict = await verdictOf({}, await withPhotos({ files: altered }));
    expect([verdict.isWhole, verdict.result]).toEqual([false, expect.stringContaining(`${here}.webp was altered`)]);
  });

  it('that no entry names is refused, since somebody put it there', async () => {
    const other = Buffer.from('A stranger.');
    const name = `evidence/${createHash('sha256').update(other).digest('hex')}.webp`;
    const verdict = await verdictOf({}, await withPhotos({ files: [{ name, bytes: other }] }));
    expect([verdict.isWhole, verdict.result]).toEqual([false, `No entry names the file ${name}. It was added.`]);
  });

  it('that doesn’t fit is named', async () => {
    const files = await withPhotos({ files: [], leftOut: [here] });
    expect(files['README.txt']).toContain('because the export would be too large:');
    expect(files['README.txt']).toContain(here);
  });
});

describe('the print of a custody record', () => {
  it('has what a closed page said, by its labels, with people’s names and the home’s time', async () => {
    const [ida, ola] = ['0198f0aa-5555-7222-8333-444455556666', '0198f0aa-6666-7222-8333-444455556666'];
    const values = {
      receivedAt: '2026-11-20T15:30:00.000Z',
      receivedBy: ida,
      secondPerson: ola,
      unit: 'Cooler 2',
      temperature: 38,
    };
    const said = { id: custodyCase, page: 'intake', kind: 'closed', said: JSON.stringify(values) } as const;
    const by = { recordedBy: ida, recordedByName: 'Ida Larkspur', recordedOn: '2026-11-20T16:00:00.000Z' };
    const made = await recordedPage({ ...said, ...by }, { locationId: custodyCase, salt: 'ef'.repeat(32) });
    const chain = custodyChain(custodyCase);
    const links = [await appendEntry(chain, await headOf(chain, []), made.draft)];
    const about = { caseId: custodyCase, caseNumber: '', decedentFullName: 'Harold Crane', homeName: 'Larkspur' };
    const at = new Date('2026-11-27T12:00:00.000Z');
    const input = { about, links, words: made.words, head: await headOf(chain, links), checkpoint: undefined, at };
    const people = { [ida]: 'Ida Larkspur', [ola]: 'Ola Teal' };
    const { bytes } = composeCustodyPdf(fonts, { ...input, timeZone: 'America/New_York', people });
    const text = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
    for (const words of ['Intake closed', 'Received by: Ida Larkspur', 'Ola Teal', 'Cooler 2', '10:30 AM EST', '11:00 AM EST'])
      expect(text).toContain(words);
    // A stranger reads them on the page that verifies, too, which says that the record has only their ids.
    const parts = { links, words: made.words, checkpoints: undefined, pdf: bytes, verifier: Buffer.from('The page.') };
    const packed = textsOf(packCustody({ ...parts, people, ledger: await ledgerOf(links) }));
    const verdict = await verdictOf({}, packed);
    expect(verdict).toMatchObject({ isWhole: true });
    expect(verdict.entries[0]).toContain('Received by: Ida Larkspur\nSecond person: Ola Teal\n');
    expect(verdict.notChecked.join()).toContain('The record has their ids, and people.ndjson says the names.');
    const unnamed = await verdictOf({ 'people.ndjson': () => '{"called":"broken\n' }, packed);
    expect(unnamed).toMatchObject({ isWhole: true });
    expect(unnamed.entries[0]).not.toContain('Ola Teal');
    const removed = await readPdf(composeCustodyPdf(fonts, { ...input, words: [], timeZone: 'America/New_York' }).bytes);
    expect(removed.text.replaceAll(/\s+/g, ' ')).toContain('the name and note were removed');
  });

  it('has the number and the code of the last entry on every page, and names in any script', async () => {
    const { links, words } = await custodyRecord(60);
    const head = await headOf(custodyChain(custodyCase), links);
    const input = {
      about: { caseId: custodyCase, caseNumber: '2026-0042', decedentFullName: 'Μαρία 王 Nguyễn', homeName: 'Larkspur' },
      ...{ links, words, head, checkpoint: { number: 2, digest: 'ef'.repeat(32), sequence: 50 } },
      ...{ at: new Date('2026-11-27T12:00:00.000Z'), timeZone: 'America/New_York' },
    };
    const { bytes, missingCharacters } = composeCustodyPdf(fonts, input);
    expect(missingCharacters).toEqual([]);
    expect(composeCustodyPdf(fonts, input).bytes.equals(bytes)).toBe(true);
    const { pages, text, isTagged } = await readPdf(bytes);
    expect([isTagged, pages.length > 3]).toEqual([true, true]);
    const code = (head.hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
    for (const page of pages) expect(page.replaceAll(/\s+/g, ' ')).toContain(`Entry 60, code ${code}`);
    for (const each of [
      '王',
      'Ολγα',
      'Nguyễn',
      'Ida Larkspur',
      'Note 59',
      'No. 2 covers the entries up to no. 50',
      'November 20, 2026, 10:00 AM EST',
      '2026-11-20 15:00:00 UTC',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(each);
  });

  it('says what was recorded late, as the page that verifies does', async () => {
    const chain = custodyChain(custodyCase);
    const { links, words } = await custodyRecord(2);
    const entry = { id: '0198f0aa-9999-7222-8333-444455556666', caseId: custodyCase, from: 'in-care', to: 'embalmed' } as const;
    const by = { recordedBy: custodyCase, recordedByName: 'Ida Larkspur', note: '', recordedOn: '2026-11-20T15:30:00.000Z' };
    const of = { locationId: custodyCase, salt: 'a'.repeat(64) };
    const late = await recordedChange({ ...entry, ...by, happenedOn: '2026-11-20T15:00:59.999Z' }, of);
    links.push(await appendEntry(chain, await headOf(chain, links), late.draft));
    words.push(...late.words);
    const input = {
      about: { caseId: custodyCase, caseNumber: '', decedentFullName: 'Maria Nguyễn', homeName: 'Larkspur' },
      ...{ links, words, head: await headOf(chain, links), checkpoint: undefined },
      ...{ at: new Date('2026-11-27T12:00:00.000Z'), timeZone: 'America/New_York' },
    };
    const { bytes: pdf } = composeCustodyPdf(fonts, input);
    const { text } = await readPdf(pdf);
    expect(text.replaceAll(/\s+/g, ' ').match(/Recorded late: it happened before entry \d/g)).toEqual([
      'Recorded late: it happened before entry 2',
    ]);
    const kept = { ledger: await ledgerOf(links), links, words, checkpoints: undefined, pdf, verifier: Buffer.from('The page.') };
    const { entries } = await verdictOf({}, textsOf(packCustody(kept)));
    expect(entries.map((each) => each.includes('Recorded late: it happened before entry 2'))).toEqual([false, false, true]);
  });

  it('takes a record without entries', async () => {
    const head = await headOf(custodyChain(custodyCase), []);
    const about = { caseId: custodyCase, caseNumber: '', decedentFullName: 'Unknown', homeName: 'Larkspur' };
    const { bytes } = composeCustodyPdf(fonts, {
      about,
      links: [],
      words: [],
      head,
      checkpoint: undefined,
      at: new Date(0),
      timeZone: 'UTC',
    });
    const { text } = await readPdf(bytes);
    expect(text).toContain('The record has no entries.');
    expect(text).not.toContain('Not confirmed');
    const said = {
      about: { ...about, areUnconfirmed: true },
      links: [],
      words: [],
      head,
      ...{ checkpoint: undefined, at: new Date(0), timeZone: 'UTC' },
    };
    expect((await readPdf(composeCustodyPdf(fonts, said).bytes)).text).toContain('Not confirmed: no crematory');
  });
});
