import { homeOf } from '#functions/runtime/home-of.ts';
import { bookKeys, booksIn, lastCloseBefore, readBookDays, readCloses } from '#functions/table/books.ts';
import { addedSums, closeDifferences, closingOf, methodSums, revenueOf } from '#shared/ledger/day-sums.ts';
import { addDays } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

export const getMonthRevenue = os.getMonthRevenue.handler(async ({ input: { month }, context }) => {
  const { locationId } = homeOf(context);
  const { table } = context;
  // What was owed after a closed day never changes, so that what is older needn't be read.
  const before = await lastCloseBefore(table, locationId, month);
  const [days, books, closes] = await Promise.all([
    readBookDays(table, locationId, before ? addDays(before.day, 1) : '', `${month}-31`),
    table.get(bookKeys.books(locationId), { consistent: true }),
    readCloses(table, locationId, `${month}-01`, `${month}-31`),
  ]);
  const { closedThrough } = booksIn(books ? [books] : []);
  const earlier = addedSums(days.filter(({ day }) => day < month).map(({ sums }) => sums));
  const ofMonth = days.filter(({ day }) => day.startsWith(month));
  const sums = addedSums(ofMonth.map((each) => each.sums));
  const openingCents = (before?.receivableCents ?? 0) + (earlier.receivable ?? 0);
  return {
    month,
    openingCents,
    closingCents: closingOf(openingCents, sums),
    ...revenueOf(sums),
    charges: {
      servicesCents: sums.services ?? 0,
      merchandiseCents: sums.merchandise ?? 0,
      cashAdvancesCents: sums.cashAdvances ?? 0,
      taxesCents: sums.taxes ?? 0,
      feesCents: sums.fees ?? 0,
      financeChargesCents: sums.financeCharges ?? 0,
      discountsCents: sums.discounts ?? 0,
    },
    methods: methodSums(sums),
    days: ofMonth.map((each) => ({
      day: each.day,
      isClosed: closedThrough !== null && each.day <= closedThrough,
      ...revenueOf(each.sums),
    })),
    differences: closes.flatMap((close) =>
      closeDifferences(close).map((differing) => ({ day: close.day, ...differing, reason: close.reason })),
    ),
  };
});
