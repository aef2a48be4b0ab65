import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { SignedIn } from '#functions/vendors/identity/identity-port.ts';
import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import { issueChallenge } from './challenge.ts';

/** Starts setting up an authenticator app for someone who has proved the password. The pool's tokens wait, sealed, until its first code is right. */
export async function beginSetUp(
  context: SessionContext,
  accountId: string,
  signedIn: SignedIn,
  recoveryCodesLeft: number | null = null,
): Promise<PendingSignIn> {
  const secret = await context.identity.beginAuthenticator(signedIn.accessToken);
  return { ...(await issueChallenge(context, 'set-up', accountId, { signedIn })), secret, recoveryCodesLeft };
}
