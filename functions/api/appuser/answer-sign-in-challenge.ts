import { answerSignIn } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Finishes a sign-in, or the setting up of an app, with a code of the authenticator app. */
export const answerSignInChallenge = os.answerSignInChallenge.handler(async ({ input, context }) => {
  const { session, recoveryCodes } = await answerSignIn(context, 'app', input);
  return { ...sessionAnswer(session), recoveryCodes };
});
