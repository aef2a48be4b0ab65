import { optionalSetting } from '#functions/settings.ts';
import { AccountGone, CheckoutRefused } from './checkout-port.ts';

/** The API version whose answers and reports this folder reads. */
const API_VERSION = '2025-03-31.basil';
/** How long Stripe may take for one answer. */
const patienceMs = 8_000;

export type Fields = Readonly<Record<string, string | number | undefined>>;
export type Answer = Record<string, unknown>;

const formOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

type Fault = { message?: unknown; code?: unknown };
const faultOf = (answer: Answer | null): Fault => (answer?.error as Fault | undefined) ?? {};

/** Returns Stripe's own words for a bad request. They're written for the merchant, and quote nothing from a payer. */
const refusalOf = (answer: Answer | null): string =>
  String(faultOf(answer).message ?? 'The card processor refused this.').slice(0, 300);

/** `account` is the home's own, for everything that belongs to a home. `key` makes a request safe to repeat. */
type Request = {
  method: 'GET' | 'POST';
  path: string;
  fields?: Fields | undefined;
  key?: string | undefined;
  account?: string | undefined;
};

/** Calls Stripe's API. 400, 402, and 404 are about the request; 401 and 403 are about our keys, unless an account was disconnected; 409, 429, and 5xx are temporary. */
export async function ask(endpoint: string, { method, path, fields, key, account }: Request): Promise<Answer> {
  const secret = optionalSetting('STRIPE_SECRET_KEY');
  if (secret === undefined) throw new Error('This stage has no key of a card processor.');
  const response = await fetch(`${endpoint}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      'stripe-version': API_VERSION,
      ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(account ? { 'stripe-account': account } : {}),
    },
    ...(fields ? { body: formOf(fields) } : {}),
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (response.ok && answer) return answer;
  if (response.status === 403 && faultOf(answer).code === 'account_invalid') throw new AccountGone(GONE);
  if ([400, 402, 404].includes(response.status)) throw new CheckoutRefused(refusalOf(answer));
  throw new Error(`The card processor answered ${response.status}.`);
}

/** Replaces Stripe's own words, which name the key. */
const GONE = 'This account is no longer connected.';

/** Returns Stripe's address, or that of its stand-in on this machine. */
export const stripeAddress = (): string => process.env.STRIPE_ENDPOINT_URL || 'https://api.stripe.com';
