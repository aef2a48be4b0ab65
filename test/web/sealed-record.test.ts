import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { httpTimestamps } from '#functions/vendors/timestamps/index.ts';
import { headOf } from '#shared/chain/append-entry.ts';
import type { ChainEntry, ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import { sampleEvidence } from '#test/documents/sample-evidence.ts';
import { serveAuthority, testAuthority } from '#test/documents/test-authority.ts';
import { linksOf } from '#test/world/arbitrary-chain.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { withKey } from '#web/verifier/key-words.ts';

type Sample = Awaited<ReturnType<typeof sampleEvidence>>;

let bound: Sample;
let old: Sample;
beforeAll(async () => {
  [bound, old] = [await sampleEvidence(), await sampleEvidence(undefined, undefined, false)];
});

const entriesOf = ({ links }: Sample) => links.map(({ text }) => JSON.parse(text) as ChainEntry);

/** Writes a record again from the first entry on: every hash in it is right. */
async function writtenAgain(entries: readonly ChainEntry[]): Promise<string> {
  const { chain } = entries[0]!;
  const drafts = entries.map(({ format, chain: _, sequence, previous, ...draft }): ChainEntryDraft => draft);
  const links = await linksOf(chain, drafts);
  return chainExport(chain, links, await headOf(chain, links));
}

/** Returns what is said of a sealed PDF beside a record. */
async function saidOf({ sealed }: Pick<Sample, 'sealed'>, record?: string) {
  const pdf = { name: 'document.pdf', bytes: new Uint8Array(sealed) };
  const chosen = record === undefined ? [] : [{ name: 'record.ndjson', bytes: new TextEncoder().encode(record) }];
  const sorted = sortFiles([pdf, ...chosen]);
  if ('words' in sorted) throw new Error(sorted.words);
  const verdict = await evidenceVerdict(sorted);
  const sha256 = verdict.seal?.certificateSha256 ?? '';
  return withKey(verdict, [{ sha256, from: '2026-01-01T00:00:00.000Z', until: null }]);
}

/** What somebody may do to the entries before the seal, and still make a record that hangs together. */
const rewriting = fc.oneof(
  fc.record({ kind: fc.constant('name' as const), at: fc.nat(5), name: fc.string({ minLength: 1, maxLength: 30 }) }),
  fc.record({ kind: fc.constant('time' as const), at: fc.nat(5), minutes: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('repeat' as const), at: fc.nat(5) }),
);

function rewritten(entries: readonly ChainEntry[], how: typeof rewriting extends fc.Arbitrary<infer How> ? How : never) {
  const entry = entries[how.at]!;
  if (how.kind === 'drop') return entries.toSpliced(how.at, 1);
  if (how.kind === 'repeat') return entries.toSpliced(how.at, 0, entry);
  if (how.kind === 'name') return entries.with(how.at, { ...entry, data: { ...entry.data, signerName: `Mallory ${how.name}` } });
  const occurredOn = new Date(Date.parse(entry.occurredOn) - how.minutes * 60_000).toISOString();
  return entries.with(how.at, { ...entry, occurredOn });
}

describe('the record beside a sealed PDF', () => {
  it('is the one that was sealed, and what came after the seal is told apart', async () => {
    const said = await saidOf(bound, bound.record);
    expect(said).toMatchObject({ isWhole: true, tone: 'good' });
    expect(said.result).toContain('Entries 1 to 6 of its record are the ones that were sealed with it.');
    expect(said.entries.filter((words) => words.includes('UTC, after the seal:'))).toEqual([said.entries.at(-1)]);
    expect(said.notChecked.join(' ')).toContain('Someone could remove entries after entry 6, or write those again');
    const entries = entriesOf(bound);
    const later = { ...entries[0]!, data: { name: 'Something else', revision: 1 } };
    const longer = await saidOf(bound, await writtenAgain([...entries, later]));
    expect(longer.entries.at(-1)).toContain('UTC, after the seal: Ida Larkspur began “Something else,”');
    const signature = { ...entries[5]!, data: { ...entries[5]!.data, signerName: 'Mallory Fraud' } };
    expect(await saidOf(bound, await writtenAgain([...entries, signature]))).toMatchObject({
      tone: 'bad',
      title: 'Changed',
      result: expect.stringContaining('Entry 8 says that someone filled something in or signed after everyone had signed.'),
    });
  });

  it('is refused if anything of it before the seal was written again, with all hashes right', async () => {
    const entries = entriesOf(bound);
    expect((await saidOf(bound, await writtenAgain(entries))).isWhole).toBe(true);
    await fc.assert(
      fc.asyncProperty(fc.array(rewriting, { minLength: 1, maxLength: 1 }), async (ways) => {
        const said = await saidOf(bound, await writtenAgain(ways.reduce(rewritten, entries)));
        expect(said).toMatchObject({ tone: 'bad', isWhole: false, title: 'Changed', entries: [] });
        expect(said.result).toContain('The record isn’t the one that was sealed.');
      }),
      { numRuns: 100 },
    );
    const short = await saidOf(bound, await writtenAgain([entries[0]!, entries.at(-1)!]));
    expect(short).toMatchObject({ tone: 'bad', title: 'Changed' });
  });

  it('may have been written again if the seal is from before seals named it, and that is said', async () => {
    for (const record of [old.record, await writtenAgain(entriesOf(old).toSpliced(5, 1))]) {
      const said = await saidOf(old, record);
      expect(said).toMatchObject({ isWhole: true, tone: 'open' });
      expect(said.result).toContain('This seal is from before seals named their record');
      expect(said.notChecked.join(' ')).toContain('write the whole record again');
    }
  });
});

describe('what is claimed of a sealed PDF', () => {
  it('is every byte only with a record that names it, and otherwise all but the signature', async () => {
    const alone = await saidOf(bound);
    expect(alone.result).toContain('Every byte outside its signature is the one that was sealed.');
    expect(JSON.stringify(alone)).not.toContain('Every byte of this file');
    expect((await saidOf(bound, bound.record)).result).toContain('Every byte of this file is the one that its record names.');
  });

  it('doesn’t make a timestamp part of a seal that says nothing of one', async () => {
    const { url, close } = await serveAuthority(await testAuthority({ now: () => new Date('2026-11-26T16:00:02Z') }));
    onTestFinished(close);
    const asking = httpTimestamps({ url, randomBytes: () => randomBytes(32) });
    const before = 'The timestamp wasn’t part of what was sealed';
    const unstated = await saidOf(await sampleEvidence(undefined, asking, false));
    expect(unstated.notChecked.join(' ')).toContain(before);
    const stated = await saidOf(await sampleEvidence(undefined, asking));
    expect(stated.notChecked.join(' ')).not.toContain(before);
    expect(stated.checked.join(' ')).toContain('The sealed bytes say that a timestamp belongs to them.');
    const without = await saidOf(old);
    expect(without.notChecked.join(' ')).toContain('Whether a timestamp was taken out');
    expect((await saidOf(bound)).notChecked.join(' ')).not.toContain('taken out');
  });
});
