import { answerSignIn } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { systemSession } from './system-session.ts';

/** Finishes an administrator's sign-in, or the setup of an authenticator app, with a code from the app. */
export const answerSystemSignInChallenge = os.answerSystemSignInChallenge.handler(async ({ input, context }) => {
  const { session, recoveryCodes } = await answerSignIn(context, 'system', input);
  return { ...(await systemSession(context, session)), recoveryCodes };
});
