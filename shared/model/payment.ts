import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line } from '../values/schemas.ts';
import { cardBrand, paymentMethod } from './enumerations/payment.ts';

const received = {
  id: guid,
  caseId: guid,
  amountCents: cents.min(1, 'Required'),
  method: z.enum(paymentMethod.values),
  cardBrand: z.enum(cardBrand.values).optional(),
  /** The last four digits at most: a whole card number is never stored. */
  cardLastFour: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** A check, policy, or transfer number. */
  reference: line(60).default(''),
  note: line(400).default(''),
  recordedBy: guid,
  recordedOn: instant,
};

/** Describes money received for a case, US cents; `paidOn` is by the home's calendar, `payer` is a contact. */
export const paymentSchema = lazyObject(() => ({ ...received, payer: guid.optional(), paidOn: calendarDate }));
export type Payment = z.infer<typeof paymentSchema>;

/** Describes money given back, US cents, for one payment or the case. */
export const refundSchema = lazyObject(() => ({ ...received, paymentId: guid.optional(), refundedOn: calendarDate }));
export type Refund = z.infer<typeof refundSchema>;
