import { agedCases } from '#functions/cases/books/aged-cases.ts';
import { problem } from '#functions/problem.ts';
import { balanceAfter, balanceCursor } from '#functions/runtime/cursor.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readBookDays } from '#functions/table/books.ts';
import { eachOfBalances, type OpenBalance, placeOfBalance, readBalancePage } from '#functions/table/ledger.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { agingTotals } from '#shared/ledger/aging.ts';
import { addedSums } from '#shared/ledger/day-sums.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

/** How many cases a page has. */
const OF_PAGE = 100;

/** How many open cases are added up. Reading so many takes some 10 requests, since DynamoDB returns about a thousand at once. */
const MOST_ADDED_UP = 10_000;

type Read = { balances: readonly OpenBalance[]; hasMore: boolean; added: readonly OpenBalance[] | null; isPartial: boolean };

/** Reads the first page with what the totals of all pages need: what is open and nothing else. */
async function firstPage({ table }: OperationContext, locationId: string): Promise<Read> {
  const added: OpenBalance[] = [];
  let isPartial = false;
  for await (const page of eachOfBalances(table, locationId)) {
    isPartial = added.length + page.length > MOST_ADDED_UP;
    if (isPartial) break;
    added.push(...page);
  }
  return { balances: added.slice(0, OF_PAGE), hasMore: isPartial || added.length > OF_PAGE, added, isPartial };
}

const nextPage = async ({ table }: OperationContext, locationId: string, after: string): Promise<Read> => ({
  ...(await readBalancePage(table, locationId, { after, limit: OF_PAGE })),
  added: null,
  isPartial: false,
});

async function todayAt({ table, now }: OperationContext, locationId: string): Promise<string> {
  const home = await readLocationRow(table, locationId);
  if (!home) throw problem('not_found');
  return dateInZone(now.toISOString(), home.timeZone);
}

/** The last day of the calendar. */
const LAST_DAY = '9999-12-31';

/** Returns how much entries of later days changed what is owed, US cents: balances include them, and the books of a day don't. */
async function bookedAfter({ table }: OperationContext, locationId: string, day: string): Promise<number> {
  if (day >= LAST_DAY) return 0;
  const later = await readBookDays(table, locationId, addDays(day, 1), LAST_DAY);
  return addedSums(later.map(({ sums }) => sums)).receivable ?? 0;
}

export const getAging = os.getAging.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const after = balanceAfter(input.cursor);
  const [asOf, { balances, hasMore, added, isPartial }] = await Promise.all([
    input.asOf ?? todayAt(context, locationId),
    after === undefined ? firstPage(context, locationId) : nextPage(context, locationId, after),
  ]);
  const [items, bookedLaterCents] = await Promise.all([
    agedCases(context.table, balances, asOf),
    added ? bookedAfter(context, locationId, asOf) : null,
  ]);
  const totals =
    added &&
    agingTotals(
      added.map(({ money }) => money),
      asOf,
    );
  const last = balances.at(-1);
  const nextCursor = balanceCursor(hasMore && last ? placeOfBalance(last) : null);
  return { asOf, totals, isPartial, bookedLaterCents, items, nextCursor };
});
