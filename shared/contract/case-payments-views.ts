import * as z from 'zod';
import { financeChargeSchema } from '#shared/model/contract-terms.ts';
import { ledgerEntrySchema, moneySchema } from '#shared/model/ledger.ts';
import { paymentSchema, refundSchema } from '#shared/model/payment.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line, sha256, signedCents } from '#shared/values/schemas.ts';

/** Describes what a case was charged, has paid, and owes, US cents: the sums of its ledger. */
export const caseAmountsSchema = lazyObject(() => {
  const { owedBy: _by, shares: _shares, namedPayers: _named, refundedPast: _past, updatedOn: _on, ...sums } = moneySchema.shape;
  return {
    ...sums,
    /** What was agreed on so far comes to, which payments are compared with before a contract is signed; null if that isn’t known. */
    selectedCents: cents.nullable(),
    /** Whether the total may still change: before a contract is signed, and while the price of a cash advance is an estimate. */
    isEstimate: z.boolean(),
    /** The fee for a returned check by the terms that were signed; null if they name none. */
    returnedCheckFeeCents: cents.nullable(),
    /** What each payer still owes, counting what others paid, also those who are paid up; `contactId` is null for what nobody in particular owes. */
    payers: z.array(lazyObject(() => ({ contactId: guid.nullable(), owedCents: signedCents }))),
  };
});
export type CaseAmounts = z.infer<typeof caseAmountsSchema>;

/** Describes what the home has to report to the IRS after a payment: more than $10,000 in cash from one payer within 12 months. */
const cashNoticeSchema = lazyObject(() => ({ cashCents: cents, reportBy: calendarDate, words: line(400) }));
export type CashNotice = z.infer<typeof cashNoticeSchema>;

/** Describes a payment with the amounts of its case after it. */
export const paymentAnswerSchema = lazyObject(() => ({
  payment: paymentSchema,
  amounts: caseAmountsSchema,
  cashNotice: cashNoticeSchema.nullable(),
}));
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;

/** Describes a refund with the amounts of its case after it. */
export const refundAnswerSchema = lazyObject(() => ({ refund: refundSchema, amounts: caseAmountsSchema }));
export type RefundAnswer = z.infer<typeof refundAnswerSchema>;

/** Describes the payments and refunds of a case, the newest first. */
export const casePaymentsSchema = lazyObject(() => ({
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** Those of the payments that are in an account at the card processor that the home has disconnected: staff say what becomes of them. */
  outOfReach: z.array(guid),
  /** What to send as `after` for the next page; null at the end. */
  next: guid.nullable(),
}));
export type CasePayments = z.infer<typeof casePaymentsSchema>;

/** Describes an entry of a case's ledger with its place and its hash in the chain. `byId` is the account that made it, or the job. */
const ledgerLineSchema = lazyObject(() => ({
  number: z.int().min(1),
  hash: sha256,
  recordedOn: instant,
  byId: line(200),
  entry: ledgerEntrySchema,
}));

/** Describes a page of a case's ledger, the newest entry first. */
export const ledgerPageSchema = lazyObject(() => ({
  entries: z.array(ledgerLineSchema),
  /** What to send as `before` for the next page; null at the end. */
  next: z.int().min(2).nullable(),
}));

/** Describes the finance charges that could be posted now: for each whole month, what of the price was overdue all month, and the charge, US cents. */
export const financeChargesSchema = lazyObject(() => ({
  /** The terms that were signed; null if they have no finance charge. */
  terms: financeChargeSchema.nullable(),
  charges: z.array(lazyObject(() => ({ from: calendarDate, to: calendarDate, overdueCents: cents, chargeCents: cents }))),
  totalCents: cents,
}));
export type FinanceCharges = z.infer<typeof financeChargesSchema>;
