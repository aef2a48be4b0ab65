import { problem } from '#functions/problem.ts';
import { entryAfter, entryCursor } from '#functions/runtime/cursor.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import {
  type BookDay,
  type Books,
  bookDayIn,
  bookKeys,
  booksIn,
  closeIn,
  type FrozenDay,
  firstBookDay,
} from '#functions/table/books.ts';
import { type HomeLedgerRow, readDayPage } from '#functions/table/ledger.ts';
import { locationKeys } from '#functions/table/location.ts';
import { locationRowIn } from '#functions/table/location-row.ts';
import type { DayClosePage, DayEntry } from '#shared/contract/ledger-reports-views.ts';
import { listedCents, methodSums, movedMoney } from '#shared/ledger/day-sums.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { type NamedCase, namedCases } from './named-cases.ts';

/** How many entries a page of a day has. */
const OF_PAGE = 100;

/** A day of a home's books, with what closing it depends on. */
export type DayOfBooks = {
  locationId: string;
  today: string;
  books: Books;
  day: BookDay;
  close: FrozenDay | undefined;
  /** An earlier day with entries that isn't closed yet; null before the first close, which closes all days before it. */
  closeFirst: string | null;
};

/** Reads a day of the caller's home, today if none is named: two reads, consistently. */
export async function readDayOfBooks(context: OperationContext, named: string | undefined): Promise<DayOfBooks> {
  const { locationId } = homeOf(context);
  const { table, now } = context;
  const fixed = [bookKeys.books(locationId), locationKeys.profile(locationId)];
  const keysOf = (day: string) => [bookKeys.day(locationId, day), bookKeys.close(locationId, day)];
  const items = await table.getMany(named === undefined ? fixed : [...fixed, ...keysOf(named)], { consistent: true });
  const home = locationRowIn(items);
  if (!home) throw problem('not_found');
  const today = dateInZone(now.toISOString(), home.timeZone);
  const day = named ?? today;
  const all = named === undefined ? [...items, ...(await table.getMany(keysOf(day), { consistent: true }))] : items;
  const books = booksIn(all);
  const since = books.closedThrough;
  const closeFirst =
    since === null || addDays(since, 1) >= day
      ? null
      : await firstBookDay(table, locationId, addDays(since, 1), addDays(day, -1));
  return { locationId, today, books, day: bookDayIn(all, day), close: closeIn(all), closeFirst };
}

const entryOf =
  (nameOf: (caseId: string) => NamedCase) =>
  ({ caseId, link, recorded, entry }: HomeLedgerRow): DayEntry => ({
    ...nameOf(caseId),
    ...{ id: entry.id, number: link.sequence, kind: entry.kind, recordedOn: recorded.recordedOn },
    lateFor: entry.lateFor ?? null,
    method: movedMoney(entry)?.method ?? null,
    cents: listedCents(entry),
  });

/** Returns a day as staff see it, with a page of its entries. */
export async function dayPage(
  { table }: OperationContext,
  { locationId, today, books, day, close, closeFirst }: DayOfBooks,
  cursor: string | undefined,
): Promise<DayClosePage> {
  const { rows, next } = await readDayPage(table, locationId, day.day, { after: entryAfter(cursor), limit: OF_PAGE });
  const nameOf = await namedCases(
    table,
    rows.map(({ caseId }) => caseId),
  );
  const { entryIds: _, sums: _sums, ...frozen } = close ?? { entryIds: [], sums: {} };
  return {
    ...{ day: day.day, today, closedThrough: books.closedThrough, closeFirst },
    entryCount: day.entries,
    methods: methodSums(day.sums),
    close: close ? (frozen as Omit<FrozenDay, 'entryIds' | 'sums'>) : null,
    items: rows.map(entryOf(nameOf)),
    nextCursor: entryCursor(next),
  };
}
