import { endSession } from '#functions/runtime/sessions.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Signs out: this session's tokens stop working at once. Without a session it is done already. */
export const logout = os.logout.handler(async ({ context }) => {
  await endSession(context, 'app');
  return done;
});
