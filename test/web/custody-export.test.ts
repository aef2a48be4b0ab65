import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { composeCustodyPdf } from '#functions/documents/custody/custody-pdf.ts';
import { packCustody } from '#functions/documents/custody/custody-zip.ts';
import { appendEntry, headOf } from '#shared/chain/append-entry.ts';
import { custodyChain, recordedPage } from '#shared/custody/custody-record.ts';
import { fonts, readPdf } from '#test/documents/read-pdf.ts';
import { checkpointsAfter, custodyCase, custodyRecord, ledgerOf } from '#test/documents/sample-custody.ts';
import { launchBrowser } from '#test/e2e/launch-browser.ts';
import { verifierPage } from '../../scripts/build-verifier.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'yarrow-custody-'));
const photo = 'ab'.repeat(32);
let browser: Browser;
let names: string[];
let packedFiles: Record<string, Uint8Array>;

/** Packs a record of nine changes of care and a closed page with a photo, of which two checkpoints cover all but the last entry. */
async function packed(): Promise<Uint8Array> {
  const { links, words } = await custodyRecord(9);
  const chain = custodyChain(custodyCase);
  const [id, at] = ['0198f0aa-4444-7222-8333-444455556666', '2026-11-20T16:00:00.000Z'];
  const by = { recordedBy: id, recordedByName: 'Ida Larkspur', recordedOn: at };
  const closed = { id, page: 'intake', kind: 'closed', said: '{"unit":"Cooler 1"}', photos: [photo], ...by } as const;
  const made = await recordedPage(closed, { locationId: id, salt: 'cd'.repeat(32) });
  const all = [...links, await appendEntry(chain, await headOf(chain, links), made.draft)];
  const head = await headOf(chain, all);
  const about = { caseId: custodyCase, caseNumber: '2026-0042', decedentFullName: 'Μαρία 王 Nguyễn', homeName: 'Larkspur' };
  const record = { links: all, words: [...words, ...made.words] };
  const { bytes: pdf } = composeCustodyPdf(fonts, {
    about,
    ...record,
    head,
    checkpoint: undefined,
    at: new Date('2026-11-27'),
    timeZone: 'America/New_York',
  });
  const checkpoints = await checkpointsAfter(all, [3, 9]);
  return packCustody({ ...record, ledger: await ledgerOf(all), checkpoints, pdf, verifier: Buffer.from(await verifierPage()) });
}

beforeAll(async () => {
  const zip = await packed();
  packedFiles = unzipSync(zip);
  names = Object.keys(packedFiles);
  for (const [name, bytes] of Object.entries(packedFiles)) writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, 'record.zip'), zip);
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);
const textOf = (name: string) => new TextDecoder().decode(packedFiles[name]);

/** Opens the page of the export from the disk, without a network. Any request but for itself fails the test. */
async function inOwnPage(look: (check: (files: readonly string[]) => Promise<string>, page: Page) => Promise<void>) {
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const own = pathToFileURL(file('verify.html')).href;
  await page.goto(own);
  await look(async (files) => {
    await page.getByLabel('Files to check').setInputFiles([...files]);
    await page.getByRole('button', { name: 'Check the files' }).click();
    await page.locator('#result h2').waitFor();
    return page.locator('#result').innerText();
  }, page);
  expect(requests).toEqual([own]);
  await context.close();
}

it('has the record, names, evidence, checkpoints with their keys, a print, and the page that checks them', async () => {
  const kept = ['ledger', 'names-and-notes', 'checkpoints'].map((name) => `${name}.ndjson`);
  const others = ['evidence.txt', 'heads.txt', 'checkpoint-keys.pem', 'custody-record.pdf', 'verify.html', 'README.txt'];
  expect(names.toSorted()).toEqual([...kept, ...others].toSorted());
  const { pages } = await readPdf(packedFiles['custody-record.pdf']!);
  for (const page of pages) expect(page.replace(/\s+/g, ' ')).toMatch(/Entry 10, code (?:[0-9a-f]{4} ?){4}\. /);
});

it('is checked by its own page with the network off: the .zip file, or its files together', () =>
  inOwnPage(async (check, page) => {
    // What the picker offers has every file of the export in it.
    const accepted = (await page.getByLabel('Files to check').getAttribute('accept'))!.split(',');
    for (const name of names) expect(accepted).toContain(name.slice(name.lastIndexOf('.')));
    for (const files of [['record.zip'], names]) {
      const said = await check(files.map(file));
      for (const words of [
        'No changes found',
        'All 10 entries of this custody record are here',
        'Entries 1 to 9 are the ones that checkpoint 2 of November 22, 2026 covers. No checkpoint covers the later entries yet.',
        'The 2 checkpoints follow one another and are each signed.',
        'Recorded by: 王 Ολγα Nguyễn',
        'Unit or room: Cooler 1',
        'it isn’t in these files',
      ])
        expect(said).toContain(words);
    }
  }));

it('names the first bad line to its own page: flipped, dropped, swapped, or cut off', () =>
  inOwnPage(async (check) => {
    const ledger = textOf('ledger.ndjson');
    const lines = ledger.trimEnd().split('\n');
    const spoiled: [string[], string][] = [
      [lines.with(4, lines[4]!.replace('"to":"', '"to":"x')), 'Entry 5 was altered'],
      [lines.toSpliced(3, 1), 'Entry 4 is missing'],
      [lines.with(2, lines[3]!).with(3, lines[2]!), 'Entry 3 isn’t in its place'],
      [lines.toSpliced(8, 2), 'Entry 9 and everything after it are missing'],
    ];
    for (const [changed, words] of spoiled) {
      writeFileSync(file('ledger.ndjson'), `${changed.join('\n')}\n`);
      expect(await check(names.map(file))).toContain(words);
    }
    // The end is cut off with a last line written to match: only the checkpoint shows it.
    const { links } = await custodyRecord(6);
    writeFileSync(file('ledger.ndjson'), await ledgerOf(links));
    const words = textOf('names-and-notes.ndjson').split('\n').slice(0, 6);
    writeFileSync(file('names-and-notes.ndjson'), `${words.join('\n')}\n`);
    expect(await check(names.map(file))).toContain(
      'Entry 7 and everything after it are missing: checkpoint 2 of November 22, 2026',
    );
    // A note that was taken out leaves the record whole.
    writeFileSync(file('ledger.ndjson'), ledger);
    const all = textOf('names-and-notes.ndjson');
    writeFileSync(file('names-and-notes.ndjson'), `${all.trimEnd().split('\n').toSpliced(1, 1).join('\n')}\n`);
    const said = await check(names.map(file));
    expect([said.includes('No changes found'), said]).toEqual([true, expect.stringContaining('The name and note of entry 2.')]);
  }));
