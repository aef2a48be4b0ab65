import * as z from 'zod';
import { checkoutState } from '#shared/model/enumerations/ledger.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, email, guid, line, signedCents } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { checkoutWay as by, cardPaymentsSchema, connectingSchema } from './card-payments-views.ts';
import { paymentAnswerSchema } from './case-payments-views.ts';
import { noCardNumber, safeLine } from './safe-text.ts';

const base = '/api/cases/{id}' as const;

const amountCents = cents.min(50, 'Enter at least $0.50.').max(99_999_999, 'A card payment is at most $999,999.99.');
const safeEmail = () => email.check(noCardNumber);

/** Describes a payment of a relative's own that is made by a link. Nothing of anybody else's is in it. */
const myCheckoutSchema = lazyObject(() => ({
  paymentId: guid,
  amountCents: cents,
  by,
  state: z.enum(checkoutState.values),
  /** The processor's page; null once nobody can pay there. */
  address: line(2_000).nullable(),
  startedOn: calendarDate,
  /** Whether they started it themselves. Otherwise, the home sent it. */
  isOwn: z.boolean(),
}));

/** Describes what a relative owes of their own, and what of it they pay by a link. */
const myCheckoutsSchema = lazyObject(() => ({
  /** Whether this home takes payments on the processor's page now, and how. */
  isOffered: z.boolean(),
  ways: z.array(by),
  /** What they still owe of their own share, negative for what is owed back, US cents; null before the contract is charged, and for someone without a share. */
  owedCents: signedCents.nullable(),
  /** The newest first. */
  checkouts: z.array(myCheckoutSchema),
}));
export type MyCheckouts = z.infer<typeof myCheckoutsSchema>;

/** Payments by card and bank account on the processor's page: links for payers, and what becomes of them. */
export const checkouts = {
  startCheckout: call({
    name: 'startCheckout',
    method: 'POST',
    path: `${base}/startCheckout`,
    access: 'payments.change',
    summary:
      'Makes a link to the card processor’s page for an amount, and emails it if asked to. The payment is pending until the processor reports it. More than is owed is refused (409) without `allowExcess` and a note',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        amountCents,
        by,
        payer: guid.optional(),
        /** Who gets the link by email; nobody if missing. */
        email: safeEmail().optional(),
        note: safeLine(400).default(''),
        allowExcess: z.boolean().optional(),
      })),
    )
    .output(paymentAnswerSchema),
  emailCheckout: call({
    name: 'emailCheckout',
    method: 'POST',
    path: '/api/cases/emailCheckout',
    access: 'payments.change',
    summary: 'Emails the link of a payment that nobody has made yet',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ paymentId: guid, email: safeEmail() })))
    .output(paymentAnswerSchema),
  cancelCheckout: call({
    name: 'cancelCheckout',
    method: 'POST',
    path: '/api/cases/cancelCheckout',
    access: 'payments.change',
    summary: 'Closes the link of a payment that nobody has made yet; again, the same answer',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ paymentId: guid })))
    .output(paymentAnswerSchema),
  settleCheckout: call({
    name: 'settleCheckout',
    method: 'POST',
    path: '/api/cases/settleCheckout',
    access: 'payments.correct',
    summary:
      'Decides about money that arrived otherwise than asked for: it’s accepted as it came, or sent back; again, the same answer',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ paymentId: guid, to: z.enum(['accepted', 'refunded'], 'Choose what to do.') })))
    .output(paymentAnswerSchema),
  getMyCheckouts: call({
    name: 'getMyCheckouts',
    method: 'GET',
    path: `${base}/getMyCheckouts`,
    access: 'family',
    summary: 'Returns what a relative owes of the share that is theirs, and their payments by a link',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(myCheckoutsSchema),
  startMyCheckout: call({
    name: 'startMyCheckout',
    method: 'POST',
    path: `${base}/startMyCheckout`,
    access: 'family',
    summary: 'Makes a link with which a relative pays at most what they owe. It replaces an earlier link that they didn’t use',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, amountCents, by })))
    .output(myCheckoutSchema),
  getCardPayments: call({
    name: 'getCardPayments',
    method: 'GET',
    path: '/api/checkouts/getCardPayments',
    access: 'payments.change',
    summary: 'Returns the state of the home’s own account at the card processor, which receives what families pay',
  })
    .input(lazyObject(() => ({})))
    .output(cardPaymentsSchema),
  connectCardPayments: call({
    name: 'connectCardPayments',
    method: 'POST',
    path: '/api/checkouts/connectCardPayments',
    access: 'card-payments.connect',
    summary:
      'Opens the home’s account at the card processor, once, and returns the address of the processor’s page that continues the setup. Each address works once, for a few minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})))
    .output(connectingSchema),
  checkCardPayments: call({
    name: 'checkCardPayments',
    method: 'POST',
    path: '/api/checkouts/checkCardPayments',
    access: 'card-payments.connect',
    summary: 'Asks the card processor for the state of the home’s account, and saves it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({})))
    .output(cardPaymentsSchema),
};
