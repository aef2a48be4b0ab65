/** Payments on a card processor's page: the port, and Stripe behind it (the embedded cloud answers the same calls). Only this folder knows Stripe. */
export {
  type CheckoutLink,
  type CheckoutOrder,
  type CheckoutPort,
  CheckoutRefused,
  type CheckoutReport,
  type Transaction,
} from './checkout-port.ts';
export { stripeCheckout } from './stripe-checkout.ts';
export { isFromStripe, reportOf, signatureHeader } from './stripe-webhook.ts';
