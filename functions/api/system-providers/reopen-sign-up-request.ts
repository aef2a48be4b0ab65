import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { moveRequest } from './move-request.ts';

/** Takes a dismissal back. A request that is open already stays so; one of which a home was made stays that. */
export const reopenSignUpRequest = os.reopenSignUpRequest.handler(async ({ input, context }) => {
  await moveRequest(context, input.id, { from: 'dismissed', to: 'open' });
  return done;
});
