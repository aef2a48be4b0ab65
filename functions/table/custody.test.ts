import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import { recordedChange } from '#shared/custody/custody-record.ts';
import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import { chainKeys } from './chain.ts';
import { custodyWrites, earlierCustodyItem, importEarlierCustody, pageWrites, recordWrites } from './custody.ts';
import type { Item, Table, Write } from './table.ts';

const [caseId, locationId] = [randomUUID(), randomUUID()];
const entry: CustodyEntry = {
  ...{ id: randomUUID(), caseId, from: 'not-in-care', to: 'pickup-requested', recordedBy: randomUUID(), recordedByName: 'Ida' },
  ...{ happenedOn: '2026-11-20T15:00:00.000Z', recordedOn: '2026-11-20T15:00:00.000Z', note: '' },
};
const seen: ChainHead = { sequence: 7, hash: 'ab'.repeat(32) };

/** Returns a table that has these rows, keeps what is committed, and does nothing else. */
function tableOf(items: Item[], committed: Write[][] = []) {
  const table = { query: async () => ({ items, next: null }), transact: async (writes: Write[]) => void committed.push(writes) };
  return { recording: { table: table as unknown as Table, now: new Date(), randomBytes: () => randomBytes(32) }, committed };
}

const keyOf = (write: Write): string =>
  ('put' in write ? write.put.sk : 'update' in write ? write.update.sk : 'another kind') as string;

/** Checks that entries and the words beside them are put where nothing is, and that the head moves only from where it was seen. */
function expectOnlyPuts(writes: readonly Write[], from: ChainHead | undefined, entries: number): void {
  const rows = writes.filter((write) => keyOf(write) !== '~CUSTODY');
  const [head, ...others] = writes.filter((write) => keyOf(write) === '~CUSTODY');
  expect([rows.length, others]).toEqual([2 * entries, []]);
  for (const row of rows) {
    expect(keyOf(row)).toMatch(/^CUSTODY(?:-WORDS#[0-9a-f-]{36}|#\d{8})$/);
    expect(row).toMatchObject({ put: { pk: `CASE#${caseId}` }, unless: 'exists' });
  }
  const stillThere = '#seenSequence = :seenSequence AND #seenHash = :seenHash';
  const expression = from ? stillThere : 'attribute_not_exists(pk)';
  expect(head).toMatchObject({ update: chainKeys.head({ kind: 'custody', subject: caseId }), condition: { expression } });
}

it('puts entries of custody only where none is, whatever they report', async () => {
  const { recording } = tableOf([]);
  const page = { ...entry, page: 'intake', kind: 'closed', said: '{}' } as const;
  for (const from of [undefined, seen]) {
    const of = { locationId, seen: from };
    expectOnlyPuts(await custodyWrites(recording, { ...of, entry }), from, 1);
    expectOnlyPuts(await pageWrites(recording, { ...of, caseId, entry: page }), from, 1);
    const two = async () =>
      Promise.all([entry, { ...entry, id: randomUUID() }].map((each) => recordedChange(each, { locationId, salt: '00' })));
    expectOnlyPuts(await recordWrites(recording, { ...of, caseId, state: { openHandoff: entry.id } }, two), from, 2);
  }
});

it('brings in what is older the same way, and leaves its rows', async () => {
  const { recording, committed } = tableOf([earlierCustodyItem(entry), earlierCustodyItem({ ...entry, id: randomUUID() })]);
  expect(await importEarlierCustody(recording, { caseId, locationId })).toBe(2);
  expect(committed).toHaveLength(1);
  expectOnlyPuts(committed[0]!, undefined, 2);
});
