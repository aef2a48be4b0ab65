import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CheckoutReport, Transaction } from './checkout-port.ts';

/** Seconds by which a signature may be older or newer than our clock. Source: Stripe, "Resolve webhook signature verification errors". */
const TOLERANCE_SECONDS = 300;

/** Returns the signature of a body at a time: HMAC-SHA256 of both, in hex. */
const signatureOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`, 'utf8').digest('hex');

/** Returns the header by which the processor, and its stand-in, sign a report. */
export const signatureHeader = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${signatureOf(secret, at, body)}`;

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given, 'utf8'), Buffer.from(expected, 'utf8')];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * Checks Stripe's signature of a report (`t=<seconds>,v1=<hex>`, several `v1` while a secret is being replaced) over the body as it came, and that it's at most five
 * minutes old. Other schemes (`v0`) don't count. Source: Stripe, "Verify webhook signatures manually".
 */
export function isFromStripe(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  const expected = signatureOf(secret, Number(at), body);
  return parts.filter(([name, value]) => name === 'v1' && value !== undefined && isSame(value, expected)).length > 0;
}

type Fields = Record<string, unknown>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const numberOf = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** Returns the fee that a dispute says Stripe kept, from the movements of the balance that are beside it. */
function feeOf({ balance_transactions: movements }: Fields): Transaction['fee'] {
  const [found] = (Array.isArray(movements) ? movements : []).filter(({ fee }: Fields) => numberOf(fee) > 0) as Fields[];
  const id = textOf(found?.id);
  return found && id ? { id, cents: numberOf(found.fee) } : undefined;
}

/** Which of our words a report of a payment is: a bank transfer completes its page first, and its money arrives or fails days later. */
const sessionKinds: Readonly<Record<string, (session: Fields) => 'paid' | 'processing' | 'failed'>> = {
  'checkout.session.completed': ({ payment_status: status }) => (status === 'paid' ? 'paid' : 'processing'),
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'failed',
};

const disputeKinds: Readonly<Record<string, (dispute: Fields) => 'disputed' | 'dispute-lost' | 'dispute-won' | undefined>> = {
  'charge.dispute.created': ({ status }) => (status === 'lost' ? 'dispute-lost' : 'disputed'),
  'charge.dispute.closed': ({ status }) => (status === 'lost' ? 'dispute-lost' : 'dispute-won'),
};

const refundStates = {
  pending: 'refund-pending',
  requires_action: 'refund-pending',
  succeeded: 'refund-sent',
  failed: 'refund-failed',
  canceled: 'refund-failed',
} as const;
const refundEvents: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed'];

type Base = Pick<CheckoutReport, 'id' | 'at' | 'account' | 'isLive'>;

function sessionReport(base: Base, type: string, object: Fields): CheckoutReport {
  const [paymentId, linkId] = [textOf((object.metadata as Fields | null)?.paymentId), textOf(object.payment_link)];
  const kind = sessionKinds[type]?.(object);
  if (!kind || !paymentId || !linkId) return { ...base, kind: 'other' };
  const transactionId = textOf(object.payment_intent);
  const currency = textOf(object.currency) ?? '';
  return { ...base, kind, paymentId, linkId, transactionId, amountCents: numberOf(object.amount_total), currency };
}

function moneyBackReport(base: Base, type: string, object: Fields): CheckoutReport {
  const [id, transactionId] = [textOf(object.id), textOf(object.payment_intent)];
  if (!id || !transactionId) return { ...base, kind: 'other' };
  const amountCents = numberOf(object.amount);
  const disputed = disputeKinds[type]?.(object);
  if (disputed) return { ...base, kind: disputed, disputeId: id, transactionId, amountCents, fee: feeOf(object) };
  const kind = refundStates[object.status as keyof typeof refundStates];
  if (!kind || !refundEvents.includes(type)) return { ...base, kind: 'other' };
  const { refundId, paymentId } = (object.metadata ?? {}) as Fields;
  return {
    ...base,
    kind,
    processorRefundId: id,
    transactionId,
    refundId: textOf(refundId),
    paymentId: textOf(paymentId),
    amountCents,
  };
}

/** Reports about a whole account. We ask for its state after each, since they may come in any order. */
const accountEvents: readonly string[] = ['account.updated', 'account.application.deauthorized'];

/** Reads a report whose signature was checked. What we don't follow is `other`; `undefined` if it's no report at all. */
export function reportOf(body: string): CheckoutReport | undefined {
  let event: Fields;
  try {
    event = JSON.parse(body) as Fields;
  } catch {
    return undefined;
  }
  const [id, type] = [textOf(event?.id), textOf(event?.type)];
  const object = (event?.data as Fields | undefined)?.object as Fields | undefined;
  if (!id || !type || typeof object !== 'object' || object === null) return undefined;
  const account = textOf(event.account);
  const base = { id, at: new Date(numberOf(event.created) * 1000), account, isLive: event.livemode === true };
  if (accountEvents.includes(type)) return account ? { ...base, kind: 'account-changed', account } : { ...base, kind: 'other' };
  if (Object.hasOwn(sessionKinds, type)) return sessionReport(base, type, object);
  return moneyBackReport(base, type, object);
}
