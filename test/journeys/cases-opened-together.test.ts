import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { placeInLine } from '#functions/table/case-number.ts';
import type { Table } from '#functions/table/table.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { openAt } from './parts/opening.ts';

const at = '2026-07-01T12:00:00.000Z';
const zone = 'America/New_York';

/** Returns a table that counts the transactions sent through it. */
function countingTable(): { table: Table; transactions(): number } {
  const own = openCloudTable();
  let sent = 0;
  const table: Table = Object.assign(Object.create(own), {
    transact: (writes: Parameters<Table['transact']>[0]) => {
      sent += 1;
      return own.transact(writes);
    },
  });
  return { table, transactions: () => sent };
}

const openMany = (home: string, count: number, table?: Table) =>
  Promise.all(Array.from({ length: count }, () => openAt(home, at, zone, table)));
const numbersOf = (opened: readonly { caseNumber: string }[]) => opened.map(({ caseNumber }) => caseNumber).toSorted();
const counted = (count: number) => Array.from({ length: count }, (_, nth) => `2026-${String(nth + 1).padStart(4, '0')}`);

it('opens fifty cases of one home with few transactions each, without a gap or a duplicate', async () => {
  const { table, transactions } = countingTable();
  expect(numbersOf(await openMany(randomUUID(), 50, table))).toEqual(counted(50));
  // One that everyone tries, one in turn, and some for the few who were passed.
  expect(transactions()).toBeLessThanOrEqual(3 * 50);
});

it('skips a place in line that nobody claims', async () => {
  const home = randomUUID();
  await openMany(home, 1);
  await placeInLine(openCloudTable(), home, 2026);
  expect(numbersOf(await openMany(home, 6))).toEqual(counted(7).slice(1));
});
