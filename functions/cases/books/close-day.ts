import { createHash } from 'node:crypto';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { closeWrites, type FrozenDay, readBookDays } from '#functions/table/books.ts';
import { beforeNextTry, LONGEST_MS } from '#functions/table/chain.ts';
import { readDayEntries } from '#functions/table/ledger.ts';
import { ConditionFailed, TableBusy } from '#functions/table/table.ts';
import { addedSums, daySumsOf, methodSums } from '#shared/ledger/day-sums.ts';
import type { CloseMethod } from '#shared/model/enumerations/ledger.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { addDays, formatCalendarDate } from '#shared/values/dates.ts';
import { type DayOfBooks, readDayOfBooks } from './day-of-books.ts';

export type Closing = {
  day: string;
  entryCount: number;
  counted: Readonly<Record<CloseMethod, number>>;
  reason: string;
};

const conflict = (detail: string) => problem('conflict', { detail });
const fieldProblem = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });

const isSame = ({ methods, reason }: FrozenDay, closing: Closing): boolean =>
  reason === closing.reason && methods.every(({ method, countedCents }) => countedCents === closing.counted[method]);

/** Returns whether a day is closed already, just so, by the same person; 409 if it's closed in another way. */
function isRepeat({ close, books }: DayOfBooks, closing: Closing, by: string): boolean {
  if (close?.closedBy === by && isSame(close, closing)) return true;
  if (close) throw conflict(`${close.closedByName || 'Someone'} has closed this day already.`);
  if (books.closedThrough !== null && closing.day <= books.closedThrough)
    throw conflict(`This day was closed together with ${formatCalendarDate(books.closedThrough)}.`);
  return false;
}

/** Refuses a day that can't be closed, or not with what was counted. */
function check({ today, day, closeFirst }: DayOfBooks, closing: Closing): void {
  if (closing.day > today) throw fieldProblem('day', 'This day is in the future.');
  if (closeFirst !== null) throw conflict(`Days are closed in order. Close ${formatCalendarDate(closeFirst)} first.`);
  if (day.entries !== closing.entryCount)
    throw conflict('Something was recorded for this day since you opened it. Look at it again, then close it.');
  const differs = methodSums(day.sums).some(({ method, expectedCents }) => closing.counted[method] !== expectedCents);
  if (differs && closing.reason === '') throw fieldProblem('reason', 'Please say why what you counted differs.');
}

/** Returns the ids of a day's entries. The index of days is a moment behind the ledgers: null while it isn't yet what the books count. */
async function entriesOf({ table }: OperationContext, { locationId, day }: DayOfBooks): Promise<string[] | null> {
  if (day.entries === 0) return [];
  const rows = await readDayEntries(table, locationId, day.day);
  const sums = daySumsOf(rows.map(({ entry }) => entry));
  return rows.length === day.entries && canonicalJson(sums) === canonicalJson(day.sums)
    ? rows.map(({ entry }) => entry.id)
    : null;
}

/** Returns what all cases owed the home after a day: what they owed after the last closed one, and how that moved since. */
async function receivableAfter({ table }: OperationContext, { locationId, books, day }: DayOfBooks): Promise<number> {
  const from = books.closedThrough === null ? '' : addDays(books.closedThrough, 1);
  const days = await readBookDays(table, locationId, from, day.day);
  return books.receivableCents + (addedSums(days.map(({ sums }) => sums)).receivable ?? 0);
}

type Frozen = { at: DayOfBooks; entryIds: string[]; receivableCents: number };

function frozenDay(
  context: OperationContext,
  { at, entryIds, receivableCents }: Frozen,
  { counted, reason }: Closing,
): FrozenDay {
  const { day, books } = at;
  const methods = methodSums(day.sums).map(({ method, expectedCents }) => ({
    ...{ method, expectedCents, countedCents: counted[method] },
  }));
  const frozen = {
    ...{ day: day.day, methods, entryCount: day.entries, entryIds, sums: day.sums, reason, receivableCents },
    ...{ closedBy: byOf(context).id as string, closedByName: callerName(context), closedOn: context.now.toISOString() },
    previousHash: books.hash,
  };
  const text = canonicalJson({ ...frozen, locationId: at.locationId });
  return { ...frozen, hash: createHash('sha256').update(text).digest('hex') };
}

/**
 * Closes a day: freezes its entries, their sums, and what was counted. Nothing enters the day any more, and one of two people at the same moment closes it. Returns
 * the day as it's closed, also to a repeat.
 */
export async function closeDay(context: OperationContext, closing: Closing): Promise<DayOfBooks> {
  const until = performance.now() + LONGEST_MS;
  for (let tries = 1; tries === 1 || performance.now() < until; tries += 1) {
    const at = await readDayOfBooks(context, closing.day);
    if (isRepeat(at, closing, byOf(context).id as string)) return at;
    check(at, closing);
    const entryIds = await entriesOf(context, at);
    if (entryIds) {
      const close = frozenDay(context, { at, entryIds, receivableCents: await receivableAfter(context, at) }, closing);
      try {
        await context.table.transact(closeWrites(at.locationId, at.books, close));
        return { ...at, books: { ...at.books, closedThrough: closing.day }, close };
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
      }
    }
    await beforeNextTry(tries, () => context.randomBytes());
  }
  throw new TableBusy();
}
