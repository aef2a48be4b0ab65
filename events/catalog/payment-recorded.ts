import * as z from 'zod';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, onceOn, sampleOfCase, without } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const paymentRecorded = defineEvent({
  name: 'payment.recorded',
  version: 1,
  meaning:
    "A payment for a case was recorded; `paidOn` is the day by the home's calendar, and `isPaidInFull` says whether the case is now paid in full.",
  data: caseEventData({ paymentId: z.guid(), paidOn: calendarDate, isPaidInFull: z.boolean() }),
  sample: {
    ...sampleOfCase({ firstPaymentOn: '2026-05-15' }),
    paymentId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2f02',
    paidOn: '2026-05-15',
    isPaidInFull: false,
  },
  sets: ['firstPaymentOn', 'balancePaidOn'],
  moves: (facts, { paidOn, isPaidInFull }) => {
    const paid = onceOn(facts, 'firstPaymentOn', paidOn);
    return isPaidInFull ? onceOn(paid, 'balancePaidOn', paidOn) : without(paid, 'balancePaidOn');
  },
});
