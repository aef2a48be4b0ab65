import { optionalSetting } from '#functions/settings.ts';
import { AccountGone, type CheckoutPort, CheckoutRefused, type Transaction } from './checkout-port.ts';
import { type Answer, ask, type Fields, stripeAddress } from './stripe-api.ts';

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

/** What the page of a link says once it’s paid or closed; Stripe has one message for both. */
const CLOSED =
  'This link is closed. Either it was paid already, another payment was started in its place, or the funeral home canceled it. If you still want to pay, go back to your case, or call the funeral home.';

/**
 * Takes payments on Stripe's hosted pages: a Payment Link that can be paid once, which works until it's paid or closed (a Checkout Session would end after 24 hours).
 * Each is a direct charge: everything is made on the home's own account, so that the money is the home's and never ours. Source: Stripe, "Create direct charges".
 * Forms over HTTPS, because Stripe's own package would add 240 KB to each Lambda.
 */
export function stripeCheckout(endpoint = stripeAddress()): CheckoutPort {
  const make = (path: string, key: string, account: string | undefined, fields: Fields) =>
    ask(endpoint, { method: 'POST', path, key, account, fields });
  return {
    isOffered: () => optionalSetting('STRIPE_SECRET_KEY') !== undefined,
    async open({ account, paymentId, amountCents, by, title, returnTo }) {
      const price = await make('/v1/prices', `price-${paymentId}`, account, {
        currency: 'usd',
        unit_amount: amountCents,
        'product_data[name]': title,
      });
      const link = await make('/v1/payment_links', `link-${paymentId}`, account, {
        'line_items[0][price]': String(price.id),
        'line_items[0][quantity]': 1,
        'payment_method_types[0]': by === 'card' ? 'card' : 'us_bank_account',
        'restrictions[completed_sessions][limit]': 1,
        inactive_message: CLOSED,
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
      return { linkId: String(link.id), address: String(link.url), account };
    },
    async close({ linkId, account }) {
      try {
        await make(`/v1/payment_links/${encodeURIComponent(linkId)}`, `close-${linkId}`, account, { active: 'false' });
      } catch (error) {
        // The home disconnected its account, so its links are out of our reach.
        if (!(error instanceof AccountGone)) throw error;
      }
    },
    async refund({ account, transactionId, refundId, paymentId, amountCents }) {
      const refund = await make('/v1/refunds', `refund-${refundId}`, account, {
        payment_intent: transactionId,
        amount: amountCents,
        'metadata[refundId]': refundId,
        'metadata[paymentId]': paymentId,
      });
      return String(refund.id);
    },
    async transaction(transactionId, account) {
      const path = `/v1/payment_intents/${encodeURIComponent(transactionId)}?expand[]=latest_charge.balance_transaction`;
      try {
        return transactionOf(await ask(endpoint, { method: 'GET', path, account }));
      } catch (error) {
        if (error instanceof CheckoutRefused) return undefined;
        throw error;
      }
    },
  };
}
