/** Payments on a card processor's page: the ports, and Stripe behind them (the embedded cloud answers the same calls). Only this folder knows Stripe. */
export {
  AccountGone,
  type AccountsPort,
  type CheckoutLink,
  type CheckoutOrder,
  type CheckoutPort,
  CheckoutRefused,
  type CheckoutReport,
  type Transaction,
} from './checkout-port.ts';
export { stripeAccounts } from './stripe-accounts.ts';
export { stripeCheckout } from './stripe-checkout.ts';
export { isFromStripe, reportOf, signatureHeader } from './stripe-webhook.ts';
