import { randomUUID } from 'node:crypto';

export type Answer = { status: number; body: object };

export const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/** Returns a refusal in Stripe's format. */
export const refusal = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } },
});

/** The home's account that something is in; null for the stage's own. */
export type InAccount = { account: string | null };

/** A link as this machine keeps it: what Stripe answers of it, and what its page needs. */
export type Link = InAccount & {
  id: string;
  url: string;
  active: boolean;
  title: string;
  amount: number;
  by: 'card' | 'us_bank_account';
  metadata: { paymentId: string };
  returnTo: string | null;
  thanks: string | null;
  inactiveMessage: string | null;
  isUsed?: boolean;
  isHeld?: boolean;
};

export type Intent = InAccount & {
  id: string;
  object: 'payment_intent';
  amount: number;
  refunded: number;
  linkId: string;
  metadata: { paymentId: string };
  latest_charge: { payment_method_details: object; balance_transaction: { id: string; fee: number } };
};

export type Session = {
  id: string;
  object: 'checkout.session';
  payment_link: string;
  payment_intent: string;
  amount_total: number;
  currency: 'usd';
  payment_status: 'paid' | 'unpaid';
  metadata: { paymentId: string };
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'pending';
  metadata: { refundId: string; paymentId: string };
};

export type Named = { id: string; object: string; status?: string };
export type Event = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  account?: string;
  data: { object: Named };
};

/** What becomes of a payment, by the last two digits of its amount. */
const outcomes = { 1: 'fails', 2: 'late', 3: 'comes-back', 4: 'other-amount' } as const;
type Outcome = 'settles' | 'refused' | (typeof outcomes)[keyof typeof outcomes];

/** Returns what becomes of a payment. A card that is refused is refused on the page; a bank transfer is taken, and fails. */
export function outcomeOf({ amount, by }: Pick<Link, 'amount' | 'by'>): Outcome {
  const outcome = outcomes[(amount % 100) as keyof typeof outcomes] ?? 'settles';
  return outcome === 'fails' && by === 'card' ? 'refused' : outcome;
}

/** Returns what the processor keeps: Stripe's usual prices for a card, and for a bank transfer. */
export const feeOf = ({ by }: Pick<Link, 'by'>, amount: number): number =>
  by === 'card' ? Math.round(amount * 0.029) + 30 : Math.min(500, Math.round(amount * 0.008));
