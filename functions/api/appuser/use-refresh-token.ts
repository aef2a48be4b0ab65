import { refreshSession } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

/** Exchanges the refresh cookie for a new access token, and returns the person's current data. */
export const useRefreshToken = os.useRefreshToken.handler(async ({ context }) =>
  sessionAnswer(await refreshSession(context, 'app')),
);
