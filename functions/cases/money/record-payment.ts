import { cashReportDue, paymentRecorded } from '#events/catalog/payment-events.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { type PaymentRow, paymentCreation, paymentsIn, readReceipts } from '#functions/table/payment.ts';
import type { CashNotice, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { CASH_PAYER, cashNotice, isFirstAbove, MAX_UNREPORTED_CASH_CENTS } from '#shared/ledger/cash-report.ts';
import { excessOf, standingOf } from '#shared/ledger/payment-status.ts';
import { paymentPostings } from '#shared/ledger/postings.ts';
import type { PaymentMethod } from '#shared/model/enumerations/payment.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { Payment } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { amountsAfter, type KnownMoney, type MoneyOfCase, moneyFor, moneyNow } from './money-of-case.ts';
import { bookedOn, type LedgerChange, type OpenDay, postEntries } from './post-entries.ts';
import { checkDay, checkPayer, isPaidInFull, type MovedMoney, onlyPayer, receiptOf, tellMoney } from './receipt-of.ts';

export type NewPayment = MovedMoney & {
  id: string;
  paidOn: string;
  payer?: string | undefined;
  note: string;
  allowExcess?: boolean | undefined;
};

/** Money that arrives later counts when it does: a bank transfer, and a policy that a family assigned to the home. */
const arrivesLater = (method: PaymentMethod): boolean => method === 'ach' || method === 'life-insurance';

/** Refuses more than is owed, unless that is meant and explained. */
export function checkExcess(
  money: KnownMoney,
  amountCents: number,
  { allowExcess, note }: { allowExcess?: boolean | undefined; note: string },
) {
  const excess = excessOf(standingOf(money), amountCents);
  if (excess === 0 || (allowExcess && note.trim() !== '')) return;
  const what = money.dueCents === null ? 'was agreed on so far' : 'is owed';
  const detail = allowExcess
    ? `Say in a note why more is paid than ${what}.`
    : `This is ${formatCents(excess)} more than ${what}. Correct the amount, or record it with a note that says why.`;
  throw problem('conflict', { detail });
}

/** Returns what enters a payment that has arrived, and what tells of it. */
export function postedChange(
  context: Pick<OperationContext, 'event' | 'now'>,
  { record, stored }: Pick<MoneyOfCase, 'record' | 'stored'>,
  payment: Payment,
): Omit<LedgerChange, 'writes'> {
  const { id: paymentId, paidOn, payer } = payment;
  const isPreNeed = moneyNow({ record, stored }, context.now).preNeed !== null;
  const data = (after: Money) => ({ paymentId, paidOn, isPaidInFull: isPaidInFull(after) });
  return {
    entries: [
      {
        id: paymentId,
        kind: 'payment',
        effectiveOn: paidOn,
        paymentId,
        postings: paymentPostings({ ...payment, payer, isPreNeed }),
      },
    ],
    events: (after) => [context.event('payment.recorded', { ...about(record), ...data(after) }, record.providerLocationId)],
    move: (after) => (facts) => paymentRecorded.moves(facts, data(after)),
  };
}

type SeenHere = MoneyOfCase & { today: string };

/** Refuses a key that comes again, after its answer was forgotten, with another payment. */
function checkRepeat(found: PaymentRow, input: NewPayment): void {
  const isSame = found.amountCents === input.amountCents && found.method === input.method && found.paidOn === input.paidOn;
  if (!isSame) throw problem('idempotency_conflict');
}

/** Returns a payment as it's recorded now; 400 and 409 for one that can't be. */
function newPayment(
  context: OperationContext,
  paymentId: string,
  input: NewPayment,
  { open, ...seen }: SeenHere & { open: OpenDay | null },
): Payment {
  const { items, stored, today } = seen;
  checkDay('paidOn', input.paidOn, today);
  checkPayer(items, input.payer);
  const money = moneyNow(seen, context.now);
  const payer = input.payer ?? onlyPayer(money);
  if (input.method === 'cash' && payer === undefined && input.amountCents > MAX_UNREPORTED_CASH_CENTS)
    throw problem('invalid_input', { errors: [{ field: 'payer', message: CASH_PAYER }] });
  const isPending = arrivesLater(input.method);
  if (!isPending) checkExcess(money, input.amountCents, input);
  return {
    ...{
      id: paymentId,
      caseId: input.id,
      ...receiptOf(context, input),
      note: input.note,
      paidOn: input.paidOn,
      refundedCents: 0,
    },
    ...(payer ? { payer } : {}),
    ...(isPending ? { state: 'pending' } : { state: 'posted', entry: stored.head.sequence + 1, ...bookedOn(open, input.paidOn) }),
    ...(input.method === 'life-insurance' ? { stage: 'assigned' } : {}),
  };
}

/** What a try came to: it's made again if somebody else was first. */
type Made = { at: SeenHere; payment?: Payment; cashNotice: CashNotice | null };

/** Returns what has to be reported with this payment, by all cash of its payer in this case. */
async function noticeOf({ table }: OperationContext, payment: Payment): Promise<CashNotice | null> {
  if (payment.method !== 'cash') return null;
  const { payments } = await readReceipts(table, payment.caseId);
  return cashNotice([...payments.filter(({ id }) => id !== payment.id), payment], payment);
}

/** Adds the event that a report is due, of which a task follows, to a payment that is the first one above the limit. */
function withReport(
  context: OperationContext,
  record: MoneyOfCase['record'],
  { payment, cashNotice: notice }: Made,
  change: Omit<LedgerChange, 'writes'>,
): Omit<LedgerChange, 'writes'> {
  if (!payment || !notice || !isFirstAbove(notice, payment)) return change;
  const data = { paymentId: payment.id, paidOn: payment.paidOn, reportBy: notice.reportBy };
  return {
    ...change,
    events: (after) => [
      ...(change.events?.(after) ?? []),
      context.event('cash.report-due', { ...about(record), ...data }, record.providerLocationId),
    ],
    move: (after) => (facts) => cashReportDue.moves(change.move ? change.move(after)(facts) : facts, data),
  };
}

/** Records a payment of a case: two reads at most, and one transaction. */
export async function recordPayment(context: OperationContext, input: NewPayment): Promise<PaymentAnswer> {
  const { id: caseId } = input;
  const paymentId = context.keyId();
  const others = [caseKeys.payment(caseId, paymentId), ...(input.payer ? [caseKeys.contact(caseId, input.payer)] : [])];
  const read = () => moneyFor(context, caseId, others);
  const seen = await read();
  const made: Made = { at: seen, cashNotice: null };
  const make = async (now: SeenHere, open: OpenDay | null): Promise<LedgerChange | null> => {
    made.at = now;
    const [found] = paymentsIn(now.items);
    if (found) {
      checkRepeat(found, input);
      const { version: _, ...row } = found;
      made.payment = row;
      made.cashNotice = await noticeOf(context, row);
      return null;
    }
    const payment = newPayment(context, paymentId, input, { ...now, open });
    made.payment = payment;
    made.cashNotice = await noticeOf(context, payment);
    const told = tellMoney(context, { kind: 'payment-recorded', caseId, id: paymentId }, payment);
    const writes = [told, caseStillThere(caseId), ...paymentCreation(payment)];
    if (payment.state === 'pending') return { entries: [], pendingCents: payment.amountCents, writes };
    return { ...withReport(context, now.record, made, postedChange(context, now, payment)), writes };
  };
  const amounts = amountsAfter(context, await postEntries(context, seen, make, read), made.at);
  return { payment: made.payment as Payment, amounts, cashNotice: made.cashNotice };
}
