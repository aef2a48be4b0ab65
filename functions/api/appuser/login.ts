import { signIn } from '#functions/sign-in/sessions.ts';
import { isPending } from '#shared/contract/second-factor.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Signs in a family or staff member: returns the access token and sets the refresh token's cookie, or says which second factor comes first. */
export const login = os.login.handler(async ({ input, context }) => {
  const answer = await signIn(context, 'app', input.email, input.password);
  return isPending(answer) ? answer : sessionAnswer(answer);
});
