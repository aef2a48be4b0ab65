import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { moveRequest } from './move-request.ts';

/** Reopens a dismissed request. One that is already open stays so, and so does one that became a home. */
export const reopenSignUpRequest = os.reopenSignUpRequest.handler(async ({ input, context }) => {
  await moveRequest(context, input.id, { from: 'dismissed', to: 'open' });
  return done;
});
