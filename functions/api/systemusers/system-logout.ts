import { endSessions } from '#functions/runtime/end-session.ts';
import { endSupportOf } from '#functions/runtime/end-support.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Signs out an administrator. An open support session ends with it. */
export const systemLogout = os.systemLogout.handler(async ({ context }) => {
  await endSupportOf(context, await endSessions(context, 'system'));
  return done;
});
