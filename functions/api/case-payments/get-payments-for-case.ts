import { caseFor } from '#functions/cases/access/case-access.ts';
import { readReceipts } from '#functions/table/payment.ts';
import { os } from './implementer.ts';

/** How many payments and refunds a page has together. */
const ON_A_PAGE = 100;

type Listed = { id: string; recordedOn: string; version: number };
const newestFirst = (a: Listed, b: Listed) =>
  a.recordedOn === b.recordedOn ? (a.id < b.id ? 1 : -1) : a.recordedOn < b.recordedOn ? 1 : -1;
const viewOf = <Row extends Listed>({ version: _, ...row }: Row) => row;

/** Lists the payments of a case. All of them are one query, since a case has few, and are in the order in which they were recorded. */
export const getPaymentsForCase = os.getPaymentsForCase.handler(async ({ input, context }) => {
  await caseFor(context, input.id);
  const { payments, refunds } = await readReceipts(context.table, input.id);
  const all = [...payments, ...refunds].sort(newestFirst);
  const from = input.after === undefined ? 0 : all.findIndex(({ id }) => id === input.after) + 1;
  const page = all.slice(from, from + ON_A_PAGE);
  const shown = new Set(page.map(({ id }) => id));
  return {
    payments: payments
      .filter(({ id }) => shown.has(id))
      .sort(newestFirst)
      .map(viewOf),
    refunds: refunds
      .filter(({ id }) => shown.has(id))
      .sort(newestFirst)
      .map(viewOf),
    next: from + ON_A_PAGE < all.length ? (page.at(-1)?.id ?? null) : null,
  };
});
