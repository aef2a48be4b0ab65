import { isCodeNeeded, type Pool } from '#functions/vendors/identity/identity-port.ts';
import { problem } from './problems.ts';
import type { SessionContext } from './session-context.ts';
import { beginProof, triesLeftWords } from './sign-in-limits.ts';

const refusal = (message: string) => problem('invalid_input', { errors: [{ field: 'currentPassword', message }] });

/**
 * Checks the current password of someone who is signed in. Wrong ones are counted separately from sign-ins, so that strangers who guess lock out nobody who is
 * signed in. 400 beside `currentPassword` where it is wrong or missing, 429 after five wrong ones in 15 minutes.
 */
export async function provePassword(
  context: SessionContext,
  { id, kind }: { id: string; kind: Pool },
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw refusal('Enter your current password to change your email.');
  const attempt = await beginProof(context, id);
  const proof = await context.identity.signIn(kind, id, password).catch(async (error: unknown) => {
    await attempt.cancelled();
    throw error;
  });
  if (!proof) {
    const warning = triesLeftWords(await attempt.failed());
    throw refusal(
      ['This is not your current password.', ...(warning ? [`${warning} before we pause this for 15 minutes.`] : [])].join(' '),
    );
  }
  await attempt.succeeded();
  if (!isCodeNeeded(proof)) await context.identity.signOut(kind, proof.refreshToken);
}
