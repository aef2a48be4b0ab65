import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendEntry, headOf } from '../chain/append-entry.ts';
import type { ChainEntry } from '../chain/chain-entry.ts';
import type { ChainLink } from '../chain/chain-head.ts';
import { verifyChain } from '../chain/verify-chain.ts';
import { addressSchema } from '../model/address.ts';
import type { CustodyEntry } from '../model/custody-entry.ts';
import { decedentStatus } from '../model/enumerations/case.ts';
import { type CustodyWords, changesIn, custodyChain, importedChanges, recordedChange } from './custody-record.ts';

const caseId = '0198f0aa-1111-7222-8333-444455556666';
const locationId = '0198f0aa-2222-7222-8333-444455556666';
const chain = custodyChain(caseId);

const status = fc.constantFrom(...decedentStatus.values);
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const entries: fc.Arbitrary<CustodyEntry> = fc
  .record({
    id: fc.uuid(),
    caseId: fc.constant(caseId),
    from: status,
    to: status,
    recordedBy: fc.uuid(),
    recordedByName: fc.constantFrom('Ida Larkspur', 'Nguyễn Thị Ánh', ''),
    happenedOn: instant,
    recordedOn: instant,
    note: fc.constantFrom('', 'Left by the loading entrance.', 'Zoë said so.'),
    correctionReason: fc.option(fc.constantFrom('A slip.', 'The wrong person.'), { nil: undefined }),
    actedFor: fc.option(fc.uuid(), { nil: undefined }),
    where: fc.option(
      fc.constant(addressSchema.parse({ address1: '12 Elm Street', city: 'Boston', stateCode: 'MA', lat: 42.36 })),
      { nil: undefined },
    ),
  })
  .map((entry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as CustodyEntry);

let salts = 0;
const saltOf = () => {
  salts += 1;
  return String(salts).padStart(64, '0');
};

type Recorded = Awaited<ReturnType<typeof recordedChange>>;

/** Makes the record of a case: of what was written down before it was a chain, and then of changes one by one. */
async function recordOf(before: readonly CustodyEntry[], after: readonly CustodyEntry[]) {
  const links: ChainLink[] = [];
  const words = new Map<string, CustodyWords>();
  const append = async (each: Recorded) => {
    links.push(await appendEntry(chain, await headOf(chain, links), each.draft));
    for (const word of each.words) words.set(word.id, word);
  };
  for (const each of await importedChanges(before, { locationId, saltOf, now: new Date('2026-12-01T00:00:00Z') }))
    await append(each);
  for (const entry of after) await append(await recordedChange(entry, { locationId, salt: saltOf(), last: links.length }));
  return { links, words };
}

const entriesOf = (links: readonly ChainLink[]) => links.map(({ text }) => JSON.parse(text) as ChainEntry);

const verified = async (links: readonly ChainLink[]) =>
  verifyChain(
    links.map(({ text }) => new TextEncoder().encode(text)),
    { chain, head: await headOf(chain, links) },
  );

const sample = fc.sample(entries, { seed: 7, numRuns: 200 });
const few = fc.uniqueArray(entries, { selector: ({ id }) => id, maxLength: 6 });

describe('a record of custody', () => {
  it('says all that was recorded, whether before it was a chain or since, and is whole', () =>
    fc.assert(
      fc.asyncProperty(few, few, async (before, after) => {
        const { links, words } = await recordOf(before, after);
        const all = entriesOf(links).flatMap((entry) => changesIn(entry, (id) => words.get(id)));
        expect(all).toEqual([...before, ...after]);
        expect(await verified(links)).toBeNull();
      }),
      { numRuns: 60 },
    ));

  it('is whole without its words, which have another hash in every record', async () => {
    const [first, second] = [await recordOf([], sample.slice(0, 3)), await recordOf([], sample.slice(0, 3))];
    expect(entriesOf(first.links).flatMap((entry) => changesIn(entry, () => undefined))).toEqual(
      sample.slice(0, 3).map(({ where: _, ...entry }) => ({ ...entry, recordedByName: '', note: '' })),
    );
    const text = first.links.map((link) => link.text).join('\n');
    for (const { recordedByName, note } of sample.slice(0, 3))
      for (const word of [recordedByName, note].filter(Boolean)) expect(text).not.toContain(word);
    const hashes = [...first.links, ...second.links].flatMap((link) => link.text.match(/(?<="wordsSha256":")[0-9a-f]{64}/g));
    expect(new Set(hashes).size).toBe(6);
  });

  it('names the entry that a correction corrects, if there is one', async () => {
    const plain = sample.find(({ correctionReason }) => correctionReason === undefined)!;
    const correction = sample.find(({ correctionReason }) => correctionReason !== undefined)!;
    const { links } = await recordOf([], [correction, plain, correction]);
    expect(entriesOf(links).map(({ type, corrects }) => [type, corrects])).toEqual([
      ['custody.corrected', undefined],
      ['custody.moved', undefined],
      ['custody.corrected', 2],
    ]);
  });

  it('holds however much was written down before, in entries that one transaction takes', async () => {
    const { links } = await recordOf(sample, []);
    expect(links).toHaveLength(40);
    expect(entriesOf(links).flatMap((entry) => changesIn(entry, () => undefined).map(({ id }) => id))).toEqual(
      sample.map(({ id }) => id),
    );
  });
});
