import { limitMail } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Asks for a reset link by mail. Whether the address has an account is looked at only by the reaction that writes to it. */
export const forgotPassword = os.forgotPassword.handler(async ({ input, context }) => {
  await limitMail(context, input.email, 'password-reset');
  await context.table.transact([raise(context.event('password-reset.requested', { email: input.email }))]);
  return done;
});
