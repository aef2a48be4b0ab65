import { about } from '#functions/cases/changing/change-case.ts';
import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { type MoneyOfCase, readMoney } from '#functions/cases/money/money-of-case.ts';
import { type LedgerChange, type OpenDay, postEntries } from '#functions/cases/money/post-entries.ts';
import { log } from '#functions/runtime/log.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readLocation } from '#functions/table/location.ts';
import { type PaymentRow, paymentsIn, readReceiptPlace, receiptKeys } from '#functions/table/payment.ts';
import type { CheckoutPort, CheckoutReport } from '#functions/vendors/checkout/index.ts';
import type { CheckoutConcern } from '#shared/model/enumerations/ledger.ts';
import type { Checkout } from '#shared/model/payment.ts';
import { dateInZone } from '#shared/values/dates.ts';

/** What takes reports of the processor: nobody asks for it, so it acts for nobody. */
export type ReportContext = CaseContext & { checkout: CheckoutPort };

/** A payment by a link, with its case as it is now. */
export type ReportedAt = Omit<MoneyOfCase, 'record'> & {
  record: CaseRecord;
  caseId: string;
  payment: PaymentRow & { checkout: Checkout };
  /** Today, and the day of the report, by the home's calendar. */
  today: string;
  on: string;
};

type Reported = Pick<CheckoutReport, 'id' | 'at' | 'account'>;

/**
 * Reads the payment that a report is about; undefined if it isn't ours. Anyone with an account can make transactions in it that name a payment of another home, so a
 * report counts only if it comes from the account that the payment is in.
 */
export async function reportedAt(
  context: ReportContext,
  paymentId: string,
  { id: eventId, at, account }: Reported,
): Promise<ReportedAt | undefined> {
  const caseId = await readReceiptPlace(context.table, receiptKeys.payment(paymentId));
  if (caseId === undefined) return undefined;
  const read = await readMoney(context.table, caseId, [caseKeys.payment(caseId, paymentId)]);
  const { record } = read;
  const [payment] = paymentsIn(read.items);
  const home = record && (await readLocation(context.table, record.providerLocationId));
  if (!record || !home || !payment?.checkout) return undefined;
  if (payment.checkout.account !== account) {
    log('warn', 'A report of the card processor names a payment of another account.', { call: 'checkoutReport', eventId });
    return undefined;
  }
  const dayOf = (time: Date) => dateInZone(time.toISOString(), home.timeZone);
  const today = dayOf(context.now);
  const on = dayOf(at) < today ? dayOf(at) : today;
  return { ...read, record, caseId, payment: payment as ReportedAt['payment'], today, on };
}

/** Makes a change of what a report is about, again if somebody else changed it first. A case that was deleted gets it, too: the money moved all the same. */
export async function changeReported(
  context: ReportContext,
  first: ReportedAt,
  report: Reported,
  make: (now: ReportedAt, open: OpenDay | null) => LedgerChange | null | Promise<LedgerChange | null>,
): Promise<void> {
  const read = async () => (await reportedAt(context, first.payment.id, report)) ?? first;
  await postEntries(
    context,
    first,
    async (now, open) => {
      const change = await make(now, open);
      return change && { ...change, writes: (change.writes ?? []).filter((write) => !('check' in write)) };
    },
    read,
  );
}

/** Returns the event that somebody has to look at a payment. */
export const reviewDue = (context: CaseContext, { record, payment }: ReportedAt, concern: CheckoutConcern) =>
  context.event('payment.review-due', { ...about(record), paymentId: payment.id, concern }, record.providerLocationId);
