import * as z from 'zod';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { checkoutConcern } from '#shared/model/enumerations/ledger.ts';
import { calendarDate, instant } from '#shared/values/schemas.ts';
import { caseEventData, onceOn, sampleOfCase, without } from './case-event.ts';
import { defineEvent } from './define-event.ts';

/** Sets the day on which a case was first paid in full, or takes it back if it no longer is. */
export const balancePaid = (facts: CaseFacts, isPaidInFull: boolean, day: string): CaseFacts =>
  isPaidInFull ? onceOn(facts, 'balancePaidOn', day) : without(facts, 'balancePaidOn');

const paymentId = '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2f02';
const refundId = '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2f03';

export const paymentRecorded = defineEvent({
  name: 'payment.recorded',
  version: 1,
  meaning:
    "A payment for a case was recorded; `paidOn` is the day by the home's calendar, and `isPaidInFull` says whether the case is now paid in full.",
  data: caseEventData({ paymentId: z.guid(), paidOn: calendarDate, isPaidInFull: z.boolean() }),
  sample: {
    ...sampleOfCase({ firstPaymentOn: '2026-05-15' }),
    paymentId,
    paidOn: '2026-05-15',
    isPaidInFull: false,
  },
  sets: ['firstPaymentOn', 'balancePaidOn'],
  moves: (facts, { paidOn, isPaidInFull }) => balancePaid(onceOn(facts, 'firstPaymentOn', paidOn), isPaidInFull, paidOn),
});

export const paymentReversed = defineEvent({
  name: 'payment.reversed',
  version: 1,
  meaning:
    "A payment for a case was taken back, or failed after it had counted; `reversedOn` is the day by the home's calendar, and `firstPaymentOn` that of the earliest payment that is left.",
  data: caseEventData({
    paymentId: z.guid(),
    reversedOn: calendarDate,
    firstPaymentOn: calendarDate.nullable(),
    isPaidInFull: z.boolean(),
  }),
  sample: {
    ...sampleOfCase({ firstPaymentOn: '2026-05-14' }),
    paymentId,
    reversedOn: '2026-05-20',
    firstPaymentOn: '2026-05-14',
    isPaidInFull: false,
  },
  sets: ['firstPaymentOn', 'balancePaidOn'],
  moves: (facts, { firstPaymentOn, reversedOn, isPaidInFull }) => {
    const left = without(facts, 'firstPaymentOn');
    return balancePaid(firstPaymentOn === null ? left : { ...left, firstPaymentOn }, isPaidInFull, reversedOn);
  },
});

const ofRefund = () => ({ refundId: z.guid(), isPaidInFull: z.boolean() });
/** The case had paid too much: with the refund, exactly what is due. */
const paidInFull = { ...sampleOfCase({ balancePaidOn: '2026-05-21' }), refundId, isPaidInFull: true };

export const refundRecorded = defineEvent({
  name: 'refund.recorded',
  version: 1,
  meaning: "Money of a case was given back; `refundedOn` is the day by the home's calendar.",
  data: caseEventData({ ...ofRefund(), refundedOn: calendarDate }),
  sample: { ...paidInFull, refundedOn: '2026-05-21' },
  sets: ['balancePaidOn'],
  moves: (facts, { refundedOn, isPaidInFull }) => balancePaid(facts, isPaidInFull, refundedOn),
});

export const refundReversed = defineEvent({
  name: 'refund.reversed',
  version: 1,
  meaning: "A refund of a case was taken back, so that the money counts again; `reversedOn` is the day by the home's calendar.",
  data: caseEventData({ ...ofRefund(), reversedOn: calendarDate }),
  sample: { ...paidInFull, reversedOn: '2026-05-21' },
  sets: ['balancePaidOn'],
  moves: (facts, { reversedOn, isPaidInFull }) => balancePaid(facts, isPaidInFull, reversedOn),
});

export const refundDueChanged = defineEvent({
  name: 'refund.due-changed',
  version: 1,
  meaning:
    "More was paid for a case than its contract comes to, after a payment, an amendment, or something that was taken back; or no longer. `since` is the day by the home's calendar, null once nothing has to be given back.",
  data: caseEventData({ since: calendarDate.nullable() }),
  sample: { ...sampleOfCase({ refundDueOn: '2026-05-20' }), since: '2026-05-20' },
  sets: ['refundDueOn'],
  moves: (facts, { since }) => (since === null ? without(facts, 'refundDueOn') : onceOn(facts, 'refundDueOn', since)),
});

export const trustDepositDueChanged = defineEvent({
  name: 'trust.deposit-due-changed',
  version: 1,
  meaning:
    "The day by which money has to be in the trust of a pre-need contract has changed, after a payment, a deposit, a signature, or a reversal. `dueOn` is the earliest day by the home's calendar, or null once nothing has to be deposited.",
  data: caseEventData({ dueOn: calendarDate.nullable() }),
  sample: { ...sampleOfCase({ timing: 'pre-need', trustDepositDueOn: '2026-06-14' }), dueOn: '2026-06-14' },
  sets: ['trustDepositDueOn'],
  moves: (facts, { dueOn }) => {
    const left = without(facts, 'trustDepositDueOn');
    return dueOn === null ? left : { ...left, trustDepositDueOn: dueOn };
  },
});

export const cashReportDue = defineEvent({
  name: 'cash.report-due',
  version: 1,
  meaning:
    'One payer has paid more than $10,000 in cash within 12 months with this payment, which the home reports to the IRS until `reportBy` (Form 8300).',
  data: caseEventData({ paymentId: z.guid(), paidOn: calendarDate, reportBy: calendarDate }),
  sample: { ...sampleOfCase({ cashReportDueOn: '2026-05-30' }), paymentId, paidOn: '2026-05-15', reportBy: '2026-05-30' },
  sets: ['cashReportDueOn'],
  // A report that is still ahead keeps its day: the next may be about another payer.
  moves: (facts, { paidOn, reportBy }) => {
    const { cashReportDueOn: earlier } = facts;
    const isAhead = typeof earlier === 'string' && earlier >= paidOn && earlier < reportBy;
    return { ...facts, cashReportDueOn: isAhead ? earlier : reportBy };
  },
});

export const paymentLinkRequested = defineEvent({
  name: 'payment.link-requested',
  version: 1,
  meaning: 'Somebody is to get the link by which a payment for a case is made; `emailedOn` is when that was asked for.',
  data: caseEventData({ paymentId: z.guid(), emailedOn: instant }),
  sample: { ...sampleOfCase(), paymentId, emailedOn: '2026-05-15T10:00:00.000Z' },
});

export const paymentReviewDue = defineEvent({
  name: 'payment.review-due',
  version: 1,
  meaning: 'Staff have to look at a payment that was made by a link: it came otherwise than asked for, or was taken back.',
  data: caseEventData({ paymentId: z.guid(), concern: z.enum(checkoutConcern.values) }),
  sample: { ...sampleOfCase({ firstPaymentOn: '2026-05-15' }), paymentId, concern: 'other-amount' },
});
