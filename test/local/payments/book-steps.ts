/** Closes days in ledger histories, and checks a home's books against its entries. */
import { expect } from 'vitest';
import { closeDay } from '#functions/cases/books/close-day.ts';
import { readDayOfBooks } from '#functions/cases/books/day-of-books.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type FrozenDay, readBookDays } from '#functions/table/books.ts';
import { fromItem } from '#functions/table/item.ts';
import type { Table } from '#functions/table/table.ts';
import { addedSums, daySumsOf, methodSums } from '#shared/ledger/day-sums.ts';
import type { CloseMethod } from '#shared/model/enumerations/ledger.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import { addDays } from '#shared/values/dates.ts';
import { today } from '#test/journeys/parts/whole-ledger.ts';
import type { Make } from './link-steps.ts';

/** Returns the input that closes a day for someone who sees it now, with counts as expected. */
export async function closing(table: Table, context: (table: Table) => OperationContext, later: number): Promise<Make> {
  const at = await readDayOfBooks(context(table), addDays(today(), later));
  const sums = methodSums(at.day.sums).map(({ method, expectedCents }) => [method, expectedCents]);
  const counted = Object.fromEntries(sums) as Record<CloseMethod, number>;
  const input = { day: at.day.day, entryCount: at.day.entries, counted, reason: '' };
  return (mortal) => closeDay(context(mortal), input);
}

const idsOf = (entries: readonly Pick<LedgerEntry, 'id'>[]) => entries.map(({ id }) => id).toSorted();

/** Checks that the days of a home count each of its entries once, that nothing entered a day once it was closed, and that all accounts together come to 0. */
export async function expectWholeBooks(table: Table, locationId: string, entries: readonly LedgerEntry[]): Promise<void> {
  const days = await readBookDays(table, locationId, '', '9999-12-31');
  expect(days.reduce((count, day) => count + day.entries, 0)).toBe(entries.length);
  expect(addedSums(days.map(({ sums }) => sums))).toEqual(daySumsOf(entries));
  expect(entries.flatMap(({ postings }) => postings).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  const { items } = await table.query(`LEDGER#${locationId}`, { consistent: true });
  for (const { day, entryIds, sums } of items.map((item) => fromItem<FrozenDay>(item))) {
    const ofDay = entries.filter(({ effectiveOn }) => effectiveOn === day);
    expect([...entryIds].toSorted(), day).toEqual(idsOf(ofDay));
    expect(sums).toEqual(daySumsOf(ofDay));
  }
}
