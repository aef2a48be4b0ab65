/** Payments by a link, and the stand-in for the card processor that reports them. */
import { randomUUID } from 'node:crypto';
import { signatureHeader } from '#functions/vendors/checkout/index.ts';
import type { MadeReport } from '#infra/local/checkout/processor.ts';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { Checkout, Payment } from '#shared/model/payment.ts';
import { api, cloud, environment, ok, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';
import { type PaymentDesk, paymentsAt } from './payment-desk.ts';

const standIn = cloud.env.STRIPE_ENDPOINT_URL ?? '';
const secret = environment.STRIPE_WEBHOOK_SECRET ?? '';

/** Asks for a payment by a link. */
export const askFor = (of: Pick<PaymentDesk, 'row' | 'staff'>, amountCents: number, changes: object = {}) =>
  ok<PaymentAnswer>('startCheckout', { id: of.row.id, amountCents, by: 'card', ...changes }, keyed(of.staff));

type AtLink = { checkout?: Pick<Checkout, 'linkId'> | undefined };
const linkOf = ({ checkout }: AtLink) => checkout?.linkId ?? '';

async function tell<Body>(payment: AtLink, what: string, method: 'GET' | 'POST' = 'POST'): Promise<Body> {
  const answer = await fetch(`${standIn}/links/${linkOf(payment)}/${what}`, { method, headers: { 'x-yarrow-local': '1' } });
  return (await answer.json()) as Body;
}

/** Pays at the stand-in, as the payer does on its page. */
export const payAt = (payment: AtLink) => tell<{ outcome: string }>(payment, 'pay');
/** Lets the bank do now what it does days later. */
export const letBankGoOn = (payment: AtLink) => tell<{ sent: number }>(payment, 'later');
/** Keeps the reports of a link from being sent, so that a test sends them. */
export const holdReports = (payment: AtLink) => tell<object>(payment, 'hold');
export const reportsOf = (payment: AtLink) => tell<MadeReport[]>(payment, 'reports', 'GET');

/** Calls the stand-in as the product calls Stripe: for a home's account, or for the stage's own. */
export const askStripe = (path: string, account?: string, fields?: Record<string, string>) =>
  fetch(`${standIn}/v1/${path}`, {
    headers: {
      authorization: `Bearer ${environment.STRIPE_SECRET_KEY}`,
      ...(account ? { 'stripe-account': account } : {}),
    },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });

/** Makes a link that names a payment, in an account or in the stage's own: anyone with an account can do that. */
export async function linkIn(account: string | undefined, { id, amountCents }: Pick<Payment, 'id' | 'amountCents'>) {
  const make = async (path: string, fields: Record<string, string>) =>
    (await (await askStripe(path, account, fields)).json()) as { id: string; url: string };
  const price = await make('prices', { unit_amount: String(amountCents), 'product_data[name]': 'A payment' });
  return make('payment_links', { 'line_items[0][price]': price.id, 'metadata[paymentId]': id });
}

/** Changes an account at the stand-in, which reports it. */
export const letAccount = (account: string, change: 'pause' | 'resume' | 'leave' | 'with-bank' | 'without-bank') =>
  fetch(`${standIn}/accounts/${account}/${change}`, { method: 'POST', headers: { 'x-yarrow-local': '1' } });

/** Sends a report to the webhook, signed now, or as said. Returns the status. */
export async function send(body: string, header?: string | null): Promise<number> {
  const signature = header === undefined ? signatureHeader(secret, Math.floor(Date.now() / 1000), body) : header;
  const { status } = await api('/api/checkouts/webhook', {
    ...{ method: 'POST', body },
    headers: signature === null ? {} : { 'stripe-signature': signature },
  });
  return status;
}
export const signedAt = (seconds: number, body: string, by = secret) => signatureHeader(by, seconds, body);

/** Returns a report of a payment by a link that the stand-in never made, of the account that the payment is in unless `changes` of the event say otherwise. */
export const reportFor = ({ id, amountCents, checkout }: Payment, type: string, changes: object = {}, ofEvent: object = {}) =>
  JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'event', type, created: Math.floor(Date.now() / 1000), livemode: false },
    ...(checkout?.account ? { account: checkout.account } : {}),
    data: {
      object: {
        ...{ id: 'cs_1', object: 'checkout.session', payment_link: checkout?.linkId, payment_intent: null },
        ...{ amount_total: amountCents, currency: 'usd', payment_status: 'paid', metadata: { paymentId: id } },
        ...changes,
      },
    },
    ...ofEvent,
  });

export const paymentAt = async (of: Pick<PaymentDesk, 'row' | 'staff'>, { id }: Pick<Payment, 'id'>): Promise<Payment> => {
  const found = (await paymentsAt(of)).payments.find((each) => each.id === id);
  if (!found) throw new Error('There is no such payment.');
  return found;
};

/** Waits until the link of a payment has got as far as this. */
export const reaches = (of: Pick<PaymentDesk, 'row' | 'staff'>, payment: Pick<Payment, 'id'>, state: string): Promise<Payment> =>
  waitUntil(`a payment by a link that is ${state}`, async () => {
    const found = await paymentAt(of, payment);
    return found.checkout?.state === state && found;
  });
