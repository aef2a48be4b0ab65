/** `/api/cases`, `/api/checkouts`: payments by card and bank account, on the processor's page, and the home's account that receives them. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { stripeAccounts, stripeCheckout } from '#functions/vendors/checkout/index.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { checkCardPayments } from './check-card-payments.ts';
import { connectCardPayments } from './connect-card-payments.ts';
import { emailCheckout } from './email-checkout.ts';
import { getCardPayments } from './get-card-payments.ts';
import { getMyCheckouts } from './get-my-checkouts.ts';
import { os } from './implementer.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { startMyCheckout } from './start-my-checkout.ts';

const router = os.router({
  startCheckout,
  emailCheckout,
  cancelCheckout,
  settleCheckout,
  getMyCheckouts,
  startMyCheckout,
  getCardPayments,
  connectCardPayments,
  checkCardPayments,
});

export const handler = apiHandler({
  router,
  context: (base) => ({ ...base, checkout: stripeCheckout(), accounts: stripeAccounts() }),
});
