import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { moveRequest } from './move-request.ts';

/** Lays an open request aside. One that is laid aside already stays so, and the answer is the same. */
export const dismissSignUpRequest = os.dismissSignUpRequest.handler(async ({ input, context }) => {
  await moveRequest(context, input.id, { from: 'open', to: 'dismissed' });
  return done;
});
