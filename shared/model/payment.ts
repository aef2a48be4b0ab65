import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line } from '../values/schemas.ts';
import { assignmentStage, checkoutConcern, checkoutState, paymentState } from './enumerations/ledger.ts';
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
  /** The number of its entry in the ledger, which orders receipts; missing until it's posted, and kept if it's taken back. */
  entry: z.int().min(1).optional(),
  /** The day on which its entry counts, if the home had closed its own. */
  bookedOn: calendarDate.optional(),
  /** When it was taken back, or failed, by whom, and why. */
  endedOn: instant.optional(),
  endedBy: guid.optional(),
  endReason: line(300).optional(),
};

/** The id of something at the card processor. */
const processorId = line(120);

/**
 * Describes the link by which a payment is made at the card processor, and how far that is. The processor's signed reports alone move it on. It has no number of a
 * card and no secret of the processor's.
 */
const checkoutSchema = lazyObject(() => ({
  state: z.enum(checkoutState.values),
  /** The processor's page, and its id there. */
  address: z.string().max(2_000),
  linkId: processorId,
  /** The home's account at the processor, which receives the money; missing for payments from before homes had accounts, which went to the stage's own. */
  account: processorId.optional(),
  /** The transaction, once somebody paid: what a home's statement of the processor calls the payment. */
  transactionId: processorId.optional(),
  startedBy: z.enum(['staff', 'family']),
  /** Who was sent the link last, and when. */
  emailedTo: line(200).optional(),
  emailedOn: instant.optional(),
  /** What arrived if it isn't the amount that was asked for, and what of the payment is on its way back, US cents. */
  receivedCents: cents.optional(),
  refundingCents: cents.optional(),
  /** What staff have to look at. */
  concern: z.enum(checkoutConcern.values).optional(),
  /** When the newest report that counted was made at the processor, and how final it was: an older one changes nothing. */
  reportedOn: instant.optional(),
  reportedRank: z.int().min(0).max(9).optional(),
}));
export type Checkout = z.infer<typeof checkoutSchema>;

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
  /** What was expected when it was recorded, if another amount arrived. */
  expectedCents: cents.optional(),
  /** Where the money of an assigned insurance policy stands. */
  stage: z.enum(assignmentStage.values).optional(),
  /** The link by which it's paid at the card processor, if it is. */
  checkout: checkoutSchema.optional(),
}));
export type Payment = z.infer<typeof paymentSchema>;

/** Describes money given back, US cents, for one payment or the case; why is in `note`. */
export const refundSchema = lazyObject(() => ({
  ...received,
  payer: guid.optional(),
  paymentId: guid.optional(),
  refundedOn: calendarDate,
  /** What the card processor calls it, if the money goes back through it. */
  processorRefundId: processorId.optional(),
}));
export type Refund = z.infer<typeof refundSchema>;
