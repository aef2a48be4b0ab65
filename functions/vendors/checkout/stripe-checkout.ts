import { optionalSetting } from '#functions/settings.ts';
import { type CheckoutPort, CheckoutRefused, type Transaction } from './checkout-port.ts';

/** The version of the API whose answers and reports are read here. */
const API_VERSION = '2025-03-31.basil';
/** Milliseconds that Stripe may take for one answer. */
const patienceMs = 8_000;

type Fields = Readonly<Record<string, string | number | undefined>>;
type Answer = Record<string, unknown>;

const formOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** Returns Stripe's own words for a fault of what was asked; they're written for the merchant, and quote nothing of a payer. */
const refusalOf = (answer: Answer | null): string =>
  String((answer?.error as { message?: unknown } | undefined)?.message ?? 'The card processor refused this.').slice(0, 300);

type Request = { method: 'GET' | 'POST'; path: string; fields?: Fields; key?: string };

/** Asks Stripe's API. 402 and 404 are about what was asked; 400 too; 401 and 403 are faults of our keys; 409, 429, and 5xx pass. */
async function ask(endpoint: string, { method, path, fields, key }: Request): Promise<Answer> {
  const secret = optionalSetting('STRIPE_SECRET_KEY');
  if (secret === undefined) throw new Error('This stage has no key of a card processor.');
  const response = await fetch(`${endpoint}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      'stripe-version': API_VERSION,
      ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(fields ? { body: formOf(fields) } : {}),
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (response.ok && answer) return answer;
  if ([400, 402, 404].includes(response.status)) throw new CheckoutRefused(refusalOf(answer));
  throw new Error(`The card processor answered ${response.status}.`);
}

/** Returns what is expanded of a transaction: its charge, and what Stripe kept of it. */
function transactionOf({ metadata, latest_charge: charge }: Answer): Transaction {
  const { payment_method_details: details, balance_transaction: balance } = (charge ?? {}) as Answer;
  const { card } = (details ?? {}) as { card?: { brand?: string; last4?: string; funding?: string } | null };
  const { id, fee } = (balance ?? {}) as { id?: string; fee?: number };
  return {
    paymentId: (metadata as { paymentId?: string } | undefined)?.paymentId,
    card: card?.last4 ? { brand: card.brand ?? '', lastFour: card.last4, isDebit: card.funding === 'debit' } : undefined,
    fee: id && fee ? { id, cents: fee } : undefined,
  };
}

/**
 * Takes payments on Stripe's hosted pages: a Payment Link that can be paid once, which works until it's paid or closed (a Checkout Session would end after 24 hours).
 * Forms over HTTPS, because Stripe's own package would add 240 KB to each Lambda. `endpoint` replaces Stripe's address on this machine.
 */
export function stripeCheckout(endpoint = process.env.STRIPE_ENDPOINT_URL || 'https://api.stripe.com'): CheckoutPort {
  const make = (path: string, key: string, fields: Fields) => ask(endpoint, { method: 'POST', path, key, fields });
  return {
    isOffered: () => optionalSetting('STRIPE_SECRET_KEY') !== undefined,
    async open({ paymentId, amountCents, by, title, returnTo }) {
      const price = await make('/v1/prices', `price-${paymentId}`, {
        currency: 'usd',
        unit_amount: amountCents,
        'product_data[name]': title,
      });
      const link = await make('/v1/payment_links', `link-${paymentId}`, {
        'line_items[0][price]': String(price.id),
        'line_items[0][quantity]': 1,
        'payment_method_types[0]': by === 'card' ? 'card' : 'us_bank_account',
        'restrictions[completed_sessions][limit]': 1,
        'metadata[paymentId]': paymentId,
        'payment_intent_data[metadata][paymentId]': paymentId,
        'payment_intent_data[description]': title,
        ...(returnTo
          ? { 'after_completion[type]': 'redirect', 'after_completion[redirect][url]': returnTo }
          : {
              'after_completion[type]': 'hosted_confirmation',
              'after_completion[hosted_confirmation][custom_message]':
                'Thank you. The funeral home is told as soon as the payment has gone through.',
            }),
      });
      return { linkId: String(link.id), address: String(link.url) };
    },
    async close(linkId) {
      await make(`/v1/payment_links/${encodeURIComponent(linkId)}`, `close-${linkId}`, { active: 'false' });
    },
    async refund({ transactionId, refundId, paymentId, amountCents }) {
      const refund = await make('/v1/refunds', `refund-${refundId}`, {
        payment_intent: transactionId,
        amount: amountCents,
        'metadata[refundId]': refundId,
        'metadata[paymentId]': paymentId,
      });
      return String(refund.id);
    },
    async transaction(transactionId) {
      const path = `/v1/payment_intents/${encodeURIComponent(transactionId)}?expand[]=latest_charge.balance_transaction`;
      try {
        return transactionOf(await ask(endpoint, { method: 'GET', path }));
      } catch (error) {
        if (error instanceof CheckoutRefused) return undefined;
        throw error;
      }
    },
  };
}
