import { refreshSession } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Exchanges the refresh cookie for a new access token, and tells the person as they are by now. */
export const useRefreshToken = os.useRefreshToken.handler(async ({ context }) =>
  sessionAnswer(await refreshSession(context, 'app')),
);
