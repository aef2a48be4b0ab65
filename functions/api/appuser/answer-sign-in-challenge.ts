import { answerSignIn } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Finishes a sign-in, or the setup of an authenticator app, with a code from the app. */
export const answerSignInChallenge = os.answerSignInChallenge.handler(async ({ input, context }) => {
  const { session, recoveryCodes } = await answerSignIn(context, 'app', input);
  return { ...sessionAnswer(session), recoveryCodes };
});
