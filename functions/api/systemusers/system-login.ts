import { signIn } from '#functions/sign-in/sessions.ts';
import { isPending } from '#shared/contract/second-factor.ts';
import { os } from './implementer.ts';
import { systemSession } from './system-session.ts';

/** Signs an administrator in, which always asks for the second factor before a session opens. Families and staff cannot come in here, and are told so in the same words as a wrong password. */
export const systemLogin = os.systemLogin.handler(async ({ input, context }) => {
  const answer = await signIn(context, 'system', input.email, input.password);
  return isPending(answer) ? answer : systemSession(context, answer);
});
