import { endSessions } from '#functions/runtime/end-session.ts';
import { endSupportOf } from '#functions/runtime/end-support.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/**
 * Signs out: the session's tokens stop working immediately. An administrator who signs out here stops acting for anyone. Does nothing without a session.
 */
export const logout = os.logout.handler(async ({ context }) => {
  await endSupportOf(context, await endSessions(context, 'app'));
  return done;
});
