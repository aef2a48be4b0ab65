import * as z from 'zod';
import { assignmentStage } from '#shared/model/enumerations/ledger.ts';
import { cardBrand, paymentMethod } from '#shared/model/enumerations/payment.ts';
import { paymentSchema } from '#shared/model/payment.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import {
  caseAmountsSchema,
  casePaymentsSchema,
  financeChargesSchema,
  ledgerPageSchema,
  paymentAnswerSchema,
  refundAnswerSchema,
} from './case-payments-views.ts';
import { reasonLine, safeLine } from './safe-text.ts';

const base = '/api/cases/{id}' as const;

const amountCents = cents.min(1, 'Enter an amount above zero.');

/** What is said of money that came in or went out. */
const moved = () => ({
  amountCents,
  method: z.enum(paymentMethod.values, 'Choose how it was paid.'),
  cardBrand: z.enum(cardBrand.values).optional(),
  cardLastFour: paymentSchema.shape.cardLastFour,
  reference: safeLine(60).default(''),
});

/** The payments of a case and its ledger: for the home's staff. */
export const casePayments = {
  getCaseInvoiceAmounts: call({
    name: 'getCaseInvoiceAmounts',
    method: 'GET',
    path: `${base}/getCaseInvoiceAmounts`,
    access: 'case-files.read',
    summary: 'Returns what a case was charged, has paid, and owes, with its payment status',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(caseAmountsSchema),
  getPaymentsForCase: call({
    name: 'getPaymentsForCase',
    method: 'GET',
    path: `${base}/getPaymentsForCase`,
    access: 'case-files.read',
    summary: 'Lists the payments of a case and its refunds, the newest first, with those that were taken back',
  })
    .input(lazyObject(() => ({ id: guid, after: guid.optional() })))
    .output(casePaymentsSchema),
  recordPayment: call({
    name: 'recordPayment',
    method: 'POST',
    path: `${base}/recordPayment`,
    access: 'payments.change',
    summary:
      'Records a payment. An ACH payment, and a life insurance policy, are pending until `settlePayment`. More than is owed is refused (409) without `allowExcess` and a note',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        ...moved(),
        paidOn: calendarDate,
        payer: guid.optional(),
        note: safeLine(400).default(''),
        allowExcess: z.boolean().optional(),
      })),
    )
    .output(paymentAnswerSchema),
  settlePayment: call({
    name: 'settlePayment',
    method: 'POST',
    path: '/api/cases/settlePayment',
    access: 'payments.change',
    summary:
      'Says what became of a pending payment: an insurer verified the policy, the money arrived, or it failed. Only a posted payment counts. Of a payment by a link, the card processor says it (409), unless the home has disconnected its account: then an owner or admin does, with a reason',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        paymentId: guid,
        to: z.union([z.literal('posted'), z.literal('failed'), z.literal(assignmentStage.values)]),
        /** The day on which the money arrived. */
        settledOn: calendarDate.optional(),
        /** What arrived, if it's another amount than was expected; then the reason says why. */
        amountCents: amountCents.optional(),
        reason: safeLine(300).optional(),
        allowExcess: z.boolean().optional(),
      })),
    )
    .output(paymentAnswerSchema),
  recordRefund: call({
    name: 'recordRefund',
    method: 'POST',
    path: `${base}/recordRefund`,
    access: 'payments.correct',
    summary:
      'Records money that was given back, of one payment or of the case, which then says whose it is if several pay (`payer`); more than is left of it is refused (409)',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        ...moved(),
        paymentId: guid.optional(),
        /** Who gets money of no payment in particular. The refund of a payment is its payer's. */
        payer: guid.optional(),
        refundedOn: calendarDate,
        reason: reasonLine(),
        /** The funeral home that gets the money of an irrevocable pre-need contract, which isn't refunded. */
        transferTo: safeLine(100).optional(),
      })),
    )
    .output(refundAnswerSchema),
  deletePayment: call({
    name: 'deletePayment',
    method: 'POST',
    path: '/api/cases/deletePayment',
    access: 'payments.correct',
    summary:
      'Takes back a payment that was recorded by mistake, or whose check was returned: an entry that reverses it, and, if asked for, another with the fee that the signed terms name; again, the same answer',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        paymentId: guid,
        reason: safeLine(300).optional(),
        /** Charges the fee for a returned check that the signed terms name; another amount, or none, is refused (409). */
        returnedCheckFeeCents: cents.min(1).optional(),
      })),
    )
    .output(paymentAnswerSchema),
  deleteRefund: call({
    name: 'deleteRefund',
    method: 'POST',
    path: '/api/cases/deleteRefund',
    access: 'payments.correct',
    summary:
      'Takes back a refund that was recorded by mistake, with an entry that reverses it, or one that the card processor was asked for in an account that the home has disconnected since; again, the same answer',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ refundId: guid, reason: safeLine(300).optional() })))
    .output(refundAnswerSchema),
  adjustBalance: call({
    name: 'adjustBalance',
    method: 'POST',
    path: `${base}/adjustBalance`,
    access: 'payments.correct',
    summary:
      'Writes off what is owed, takes an amount off the price, or charges a fee, such as for a returned check, with a reason; or takes such an entry back (`reverses`)',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        change: z.discriminatedUnion('kind', [
          lazyObject(() => ({
            kind: z.enum(['write-off', 'adjustment', 'fee']),
            amountCents,
            payer: guid.optional(),
          })),
          lazyObject(() => ({ kind: z.literal('reversal'), reverses: guid })),
        ]),
        reason: reasonLine(),
      })),
    )
    .output(caseAmountsSchema),
  depositInTrust: call({
    name: 'depositInTrust',
    method: 'POST',
    path: `${base}/depositInTrust`,
    access: 'payments.change',
    summary:
      'Records that a payment of a pre-need contract, or part of it, was deposited in its trust; more than it is, is refused (409)',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, paymentId: guid, amountCents, depositedOn: calendarDate })))
    .output(paymentAnswerSchema),
  recordTrustChange: call({
    name: 'recordTrustChange',
    method: 'POST',
    path: `${base}/recordTrustChange`,
    access: 'payments.change',
    summary:
      'Records what the money of a pre-need trust earned, what it cost, or what the trust paid out; a fee or a payout of more than is in the trust is refused (409)',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        kind: z.enum(['growth', 'fee', 'payout']),
        amountCents,
        /** How the trust paid out. */
        method: z.enum(paymentMethod.values).default('check'),
        changedOn: calendarDate,
        reason: reasonLine(),
      })),
    )
    .output(caseAmountsSchema),
  getFinanceCharges: call({
    name: 'getFinanceCharges',
    method: 'GET',
    path: `${base}/getFinanceCharges`,
    access: 'case-files.read',
    summary:
      'Returns the finance charges that could be posted now by the terms that were signed: one for each whole month in which something was overdue, and none for a month that has one',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(financeChargesSchema),
  postFinanceCharges: call({
    name: 'postFinanceCharges',
    method: 'POST',
    path: `${base}/postFinanceCharges`,
    access: 'payments.correct',
    summary:
      'Posts the finance charges that the caller saw (`totalCents`); 409 if the signed terms have none, or if the amount has changed. A month is charged once: if nothing is left to charge, it posts nothing',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, totalCents: amountCents })))
    .output(caseAmountsSchema),
  getLedger: call({
    name: 'getLedger',
    method: 'GET',
    path: `${base}/getLedger`,
    access: 'case-files.read',
    summary: 'Lists the entries of a case’s ledger with their postings, the newest first, each with its hash',
  })
    .input(lazyObject(() => ({ id: guid, before: z.coerce.number().int().min(2).max(100_000_000).optional() })))
    .output(ledgerPageSchema),
};
