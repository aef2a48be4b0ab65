import { limit, requestsToJoin } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import { signUpRequestItem } from '#functions/table/sign-up-request.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/**
 * Keeps the request and raises its event in one transaction. The answer is always the same: this doesn't look up whether the home or its address is known,
 * so that nobody can find out who has an account.
 */
export const providerSignup = os.providerSignup.handler(async ({ input, context }) => {
  await limit(context, requestsToJoin, context.request.address);
  const requestId = context.newId();
  const record = { ...input, id: requestId, createdOn: context.now.toISOString(), status: 'open' as const };
  await context.table.transact([
    { put: signUpRequestItem(record) },
    raise(context.event('provider-sign-up.requested', { requestId })),
  ]);
  return done;
});
