import { signIn } from '#functions/sign-in/sessions.ts';
import { isPending } from '#shared/contract/second-factor.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Signs a family or staff person in: the access token in the answer, the refresh token in its cookie. Or answers which second factor comes first. */
export const login = os.login.handler(async ({ input, context }) => {
  const answer = await signIn(context, 'app', input.email, input.password);
  return isPending(answer) ? answer : sessionAnswer(answer);
});
