import { answerSignIn } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { systemSession } from './system-session.ts';

/** Finishes an administrator's sign-in, or the setting up of an app, with a code of the authenticator app. */
export const answerSystemSignInChallenge = os.answerSystemSignInChallenge.handler(async ({ input, context }) => {
  const { session, recoveryCodes } = await answerSignIn(context, 'system', input);
  return { ...(await systemSession(context, session)), recoveryCodes };
});
