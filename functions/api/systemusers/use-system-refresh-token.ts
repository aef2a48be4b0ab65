import { refreshSession } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';
import { systemSession } from './system-session.ts';

/** Exchanges the system refresh cookie for a new access token. An open support session continues. */
export const useSystemRefreshToken = os.useSystemRefreshToken.handler(async ({ context }) =>
  systemSession(context, await refreshSession(context, 'system')),
);
