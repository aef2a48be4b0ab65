import { problem } from '#functions/problem.ts';
import { type CodeNeeded, isCodeNeeded, type Pool, type SignedIn } from '#functions/vendors/identity/identity-port.ts';
import type { SessionContext } from './session-context.ts';
import { beginProof, triesLeftWords } from './sign-in-limits.ts';

type Owner = { id: string; kind: Pool };
/** A password as it was typed, and the field that asks for it. */
type TypedPassword = { field: 'currentPassword' | 'password'; password: string };

const refusal = (field: TypedPassword['field'], message: string, triesLeft?: number) =>
  problem('invalid_input', { errors: [{ field, message }], ...(triesLeft === undefined ? {} : { triesLeft }) });

function wrongPassword(field: TypedPassword['field'], triesLeft: number) {
  const plain = 'This is not your current password.';
  const warning = triesLeftWords(triesLeft);
  if (warning === null) return refusal(field, plain);
  return refusal(field, `${plain} ${warning} before we pause this for 15 minutes.`, triesLeft);
}

/**
 * Checks the password of someone who is signed in, and returns the pool's answer to it. Wrong ones are counted separately from sign-ins, so that strangers
 * who guess lock out nobody who is signed in. 400 beside the field if it is wrong, with a warning before the last tries; 429 after five wrong ones in 15
 * minutes, whatever asked for them.
 */
export async function askPool(
  context: SessionContext,
  { id, kind }: Owner,
  { field, password }: TypedPassword,
): Promise<SignedIn | CodeNeeded> {
  const attempt = await beginProof(context, id);
  const answer = await context.identity.signIn(kind, id, password).catch(async (error: unknown) => {
    await attempt.cancelled();
    throw error;
  });
  if (!answer) throw wrongPassword(field, await attempt.failed());
  await attempt.succeeded();
  return answer;
}

/** Checks the current password where nothing else is asked for. A missing one is a 400 too. The session that the pool opens for it ends here. */
export async function provePassword(context: SessionContext, owner: Owner, password: string | undefined): Promise<void> {
  const field = 'currentPassword';
  if (password === undefined) throw refusal(field, 'Enter your current password to change your email.');
  const answer = await askPool(context, owner, { field, password });
  if (!isCodeNeeded(answer)) await context.identity.signOut(owner.kind, answer.refreshToken);
}
