import { signIn } from '#functions/sign-in/sessions.ts';
import { isPending } from '#shared/contract/second-factor.ts';
import { os } from './implementer.ts';
import { systemSession } from './system-session.ts';

/**
 * Signs in an administrator, which always takes the second factor before a session opens. Families and staff can't sign in here, and get the same words as
 * for a wrong password.
 */
export const systemLogin = os.systemLogin.handler(async ({ input, context }) => {
  const answer = await signIn(context, 'system', input.email, input.password);
  return isPending(answer) ? answer : systemSession(context, answer);
});
