import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line } from '../values/schemas.ts';
import { assignmentStage, paymentState } from './enumerations/ledger.ts';
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
    .regex(/^\d{4}$/, 'Enter the last four digits')
    .optional(),
  /** A check, policy, or transfer number. */
  reference: line(60).default(''),
  note: line(400).default(''),
  recordedBy: guid,
  recordedByName: line(200).default(''),
  recordedOn: instant,
  state: z.enum(paymentState.values),
  /** The number of its entry in the ledger, and so of its receipt; missing until it's posted. */
  entry: z.int().min(1).optional(),
  /** When it was taken back, or failed, by whom, and why. */
  endedOn: instant.optional(),
  endedBy: guid.optional(),
  endReason: line(300).optional(),
};

/**
 * Describes money received for a case, US cents; `paidOn` is by the home's calendar, `payer` is a contact. Only a posted one counts. `refundedCents` is what of it
 * was given back.
 */
export const paymentSchema = lazyObject(() => ({
  ...received,
  payer: guid.optional(),
  paidOn: calendarDate,
  refundedCents: cents,
  /** What of it was moved to the trust of a pre-need contract, and when last. */
  trustedCents: cents.optional(),
  trustedOn: calendarDate.optional(),
  /** Where the money of an assigned insurance policy stands. */
  stage: z.enum(assignmentStage.values).optional(),
}));
export type Payment = z.infer<typeof paymentSchema>;

/** Describes money given back, US cents, for one payment or the case; why is in `note`. */
export const refundSchema = lazyObject(() => ({
  ...received,
  payer: guid.optional(),
  paymentId: guid.optional(),
  refundedOn: calendarDate,
}));
export type Refund = z.infer<typeof refundSchema>;
