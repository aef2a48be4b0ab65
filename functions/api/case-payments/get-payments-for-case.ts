import { caseFor } from '#functions/cases/access/case-access.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isOutOfReach, readCardAccount } from '#functions/table/card-account.ts';
import { type PaymentRow, readReceipts } from '#functions/table/payment.ts';
import { os } from './implementer.ts';

/** How many payments and refunds a page has together. */
const ON_A_PAGE = 100;

type Listed = { id: string; recordedOn: string; version: number };
const newestFirst = (a: Listed, b: Listed) =>
  a.recordedOn === b.recordedOn ? (a.id < b.id ? 1 : -1) : a.recordedOn < b.recordedOn ? 1 : -1;
const viewOf = <Row extends Listed>({ version: _, ...row }: Row) => row;

/** Returns which payments are in an account that the home has disconnected. Only where some are by a link, the home's account is read. */
async function outOfReach(context: OperationContext, payments: readonly PaymentRow[]): Promise<string[]> {
  if (!payments.some(({ checkout }) => checkout?.account !== undefined)) return [];
  const account = await readCardAccount(context.table, homeOf(context).locationId);
  return payments.filter((payment) => isOutOfReach(payment, account)).map(({ id }) => id);
}

/** Lists the payments of a case. All of them are one query, since a case has few, and are in the order in which they were recorded. */
export const getPaymentsForCase = os.getPaymentsForCase.handler(async ({ input, context }) => {
  await caseFor(context, input.id);
  const { payments, refunds } = await readReceipts(context.table, input.id);
  const all = [...payments, ...refunds].sort(newestFirst);
  const from = input.after === undefined ? 0 : all.findIndex(({ id }) => id === input.after) + 1;
  const page = all.slice(from, from + ON_A_PAGE);
  const shown = new Set(page.map(({ id }) => id));
  const listed = payments.filter(({ id }) => shown.has(id)).sort(newestFirst);
  const back = refunds.filter(({ id }) => shown.has(id)).sort(newestFirst);
  // Whether a refund still goes back depends on its payment, which may be on another page.
  const named = new Set(back.map(({ paymentId }) => paymentId));
  const concerned = payments.filter(({ id }) => shown.has(id) || named.has(id));
  return {
    payments: listed.map(viewOf),
    refunds: back.map(viewOf),
    outOfReach: await outOfReach(context, concerned),
    next: from + ON_A_PAGE < all.length ? (page.at(-1)?.id ?? null) : null,
  };
});
