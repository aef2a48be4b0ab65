import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { moveRequest } from './move-request.ts';

/** Dismisses an open request. One that is already dismissed stays so, and the answer is the same. */
export const dismissSignUpRequest = os.dismissSignUpRequest.handler(async ({ input, context }) => {
  await moveRequest(context, input.id, { from: 'open', to: 'dismissed' });
  return done;
});
