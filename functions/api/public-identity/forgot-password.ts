import { limitMail } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Requests a reset link by email. Only the reaction that sends the email looks up whether the address has an account. */
export const forgotPassword = os.forgotPassword.handler(async ({ input, context }) => {
  await limitMail(context, input.email, 'password-reset');
  await context.table.transact([raise(context.event('password-reset.requested', { email: input.email }))]);
  return done;
});
