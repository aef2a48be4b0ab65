import { limitMail } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Asks for an emailed link to sign in. Only the reaction that writes the email checks whether the address has an account. */
export const requestSignInLink = os.requestSignInLink.handler(async ({ input, context }) => {
  await limitMail(context, input.email, 'sign-in');
  await context.table.transact([raise(context.event('sign-in-link.requested', { email: input.email }))]);
  return done;
});
