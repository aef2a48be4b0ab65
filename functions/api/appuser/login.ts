import { signIn } from '#functions/runtime/sessions.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Signs a family or staff person in: the access token in the answer, the refresh token in its cookie. */
export const login = os.login.handler(async ({ input, context }) =>
  sessionAnswer(await signIn(context, 'app', input.email, input.password)),
);
