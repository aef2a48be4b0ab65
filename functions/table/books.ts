import { type DaySums, daySumNames, daySumsOf } from '#shared/ledger/day-sums.ts';
import type { DayClose } from '#shared/model/day-close.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `BOOKS#${locationId}`;
const closes = (locationId: string) => `LEDGER#${locationId}`;

export const bookKeys = {
  books: (locationId: string): Key => ({ pk: partition(locationId), sk: '~BOOKS' }),
  day: (locationId: string, day: string): Key => ({ pk: partition(locationId), sk: `DAY#${day}` }),
  close: (locationId: string, day: string): Key => ({ pk: closes(locationId), sk: `CLOSE#${day}` }),
};

/** How far a home's books are closed, and how many entries were ever made in them. */
export type Books = { closedThrough: string | null; posted: number; receivableCents: number; hash: string | null };

/** Returns a home's books among rows that were read together. */
export function booksIn(items: readonly Item[]): Books {
  const row = items.find(({ entityType }) => entityType === 'books');
  return {
    closedThrough: (row?.closedThrough as string | undefined) ?? null,
    posted: (row?.posted as number | undefined) ?? 0,
    receivableCents: (row?.receivableCents as number | undefined) ?? 0,
    hash: (row?.closeHash as string | undefined) ?? null,
  };
}

/** A day of a home's books: how many entries took effect on it, and their sums. */
export type BookDay = { day: string; entries: number; sums: DaySums };

const dayOf = (item: Item): BookDay => ({
  day: item.day as string,
  entries: item.entries as number,
  sums: Object.fromEntries(daySumNames.flatMap((name) => (item[name] ? [[name, item[name] as number]] : []))),
});

/** Returns a day of the books among rows that were read together. */
export function bookDayIn(items: readonly Item[], day: string): BookDay {
  const row = items.find((item) => item.entityType === 'book-day' && item.day === day);
  return row ? dayOf(row) : { day, entries: 0, sums: {} };
}

/**
 * Returns what counts entries in their home's books. Fails if one of them took effect on a day that is closed, and the books can't be closed between a look at
 * them and this.
 */
export function bookWrites(locationId: string, entries: readonly LedgerEntry[]): Write[] {
  const days = [...new Set(entries.map(({ effectiveOn }) => effectiveOn))].sort();
  const [earliest] = days;
  if (earliest === undefined) return [];
  const isOpen: Condition = {
    expression: 'attribute_not_exists(#closedThrough) OR #closedThrough < :earliest',
    names: { '#closedThrough': 'closedThrough' },
    values: { ':earliest': earliest },
  };
  return [
    {
      add: bookKeys.books(locationId),
      counts: { posted: entries.length },
      initially: { entityType: 'books' },
      condition: isOpen,
    },
    ...days.map((day): Write => {
      const of = entries.filter(({ effectiveOn }) => effectiveOn === day);
      return {
        add: bookKeys.day(locationId, day),
        counts: { entries: of.length, ...daySumsOf(of) },
        initially: { entityType: 'book-day', day },
      };
    }),
  ];
}

/** Reads the days of the books that have entries, from one to another, both included: one query for some years. */
export const readBookDays = async (table: Table, locationId: string, from: string, to: string): Promise<BookDay[]> =>
  (await everyItem(table, partition(locationId), { atLeast: `DAY#${from}`, before: `DAY#${to}`, consistent: true })).map(dayOf);

/** Reads the first day of the books with entries among those from one to another: one query. */
export async function firstBookDay(table: Table, locationId: string, from: string, to: string): Promise<string | null> {
  const range = { atLeast: `DAY#${from}`, before: `DAY#${to}`, limit: 1, consistent: true };
  const [first] = (await table.query(partition(locationId), range)).items;
  return (first?.day as string | undefined) ?? null;
}

/** A closed day with what it froze: which entries, and their sums. */
export type FrozenDay = DayClose & { entryIds: readonly string[]; sums: DaySums };

const frozenOf = (item: Item): FrozenDay => fromItem<FrozenDay>(item);

/** Returns a closed day among rows that were read together. */
export function closeIn(items: readonly Item[]): FrozenDay | undefined {
  const row = items.find(({ entityType }) => entityType === 'day-close');
  return row && frozenOf(row);
}

/** Reads the last day that was closed before a month: one query. */
export async function lastCloseBefore(table: Table, locationId: string, month: string): Promise<FrozenDay | undefined> {
  const range = { atLeast: 'CLOSE#', before: `CLOSE#${month}-00`, descending: true, limit: 1, consistent: true };
  const [last] = (await table.query(closes(locationId), range)).items;
  return last && frozenOf(last);
}

/** Reads the closed days of a range, both ends included, in one query. */
export const readCloses = async (table: Table, locationId: string, from: string, to: string): Promise<FrozenDay[]> =>
  (await everyItem(table, closes(locationId), { atLeast: `CLOSE#${from}`, before: `CLOSE#${to}`, consistent: true })).map(
    frozenOf,
  );

/** Returns what closes a day. Fails if anything was entered since the books were read, on whatever day, or another day was closed. */
export function closeWrites(locationId: string, seen: Books, frozen: FrozenDay): Write[] {
  const sameThrough = seen.closedThrough === null ? 'attribute_not_exists(#closedThrough)' : '#closedThrough = :closedThrough';
  const samePosted = seen.posted === 0 ? 'attribute_not_exists(#posted)' : '#posted = :posted';
  return [
    {
      update: bookKeys.books(locationId),
      set: {
        entityType: 'books',
        closedThrough: frozen.day,
        receivableCents: frozen.receivableCents,
        closeHash: frozen.hash,
      },
      condition: {
        expression: `${sameThrough} AND ${samePosted}`,
        names: { '#closedThrough': 'closedThrough', '#posted': 'posted' },
        values: {
          ...(seen.closedThrough === null ? {} : { ':closedThrough': seen.closedThrough }),
          ...(seen.posted === 0 ? {} : { ':posted': seen.posted }),
        },
      },
    },
    { put: toItem('day-close', bookKeys.close(locationId, frozen.day), frozen), unless: 'exists' },
  ];
}
