import { cardPaymentsOf } from '#functions/cases/checkout/home-account.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readCardAccount } from '#functions/table/card-account.ts';
import { os } from './implementer.ts';

/** Returns the state of the home's card payments, as the processor last reported it. */
export const getCardPayments = os.getCardPayments.handler(async ({ context }) => {
  const account = await readCardAccount(context.table, homeOf(context).locationId);
  return cardPaymentsOf(context.checkout.isOffered(), account);
});
