import { problem } from '#functions/problem.ts';
import { askPool } from '#functions/runtime/prove-password.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import type { SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';
import { beginCodeAttempt } from './code-attempts.ts';
import { usedCode, wrongCode } from './code-refusals.ts';
import { poolInLine } from './pool-in-line.ts';
import { signInPastCode } from './sign-in-past-code.ts';
import { spendRecoveryCode } from './spend-recovery-code.ts';

type Proof = { password: string; code?: string | undefined };

const atField = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });

/**
 * Checks a signed-in person's password and, if their second factor is on, a code of the app or a recovery code, under the limits of a sign-in. A session
 * left open on a shared computer can't change anything here. Returns the pool's tokens.
 */
export async function proveBoth(context: SessionContext, account: AccountRecord, { password, code }: Proof): Promise<SignedIn> {
  const { id, secondFactorOn } = account;
  if (secondFactorOn !== undefined && code === undefined) throw atField('code', 'Required');
  const answer = await askPool(context, account, { field: 'password', password });
  const inLine = await poolInLine(context, account, password, answer);
  if (inLine !== null && !isCodeNeeded(inLine)) return inLine;
  if (code === undefined) throw atField('code', 'Required');
  const tries = await beginCodeAttempt(context, id);
  const signedIn = /^\d{6}$/.test(code)
    ? await byApp(context, account, inLine?.codeSession ?? null, code)
    : await byRecoveryCode(context, account, password, code);
  await tries.succeeded();
  return signedIn;
}

async function byApp(context: SessionContext, { id, kind }: AccountRecord, codeSession: string | null, code: string) {
  const answer = codeSession === null ? 'wrong' : await context.identity.answerCode(kind, id, codeSession, code);
  if (answer === 'wrong') throw wrongCode();
  if (answer === 'used') throw usedCode();
  if (answer === 'ended') throw problem('unavailable', { detail: 'Please sign out, sign in again, and try once more.' });
  return answer;
}

async function byRecoveryCode(context: SessionContext, account: AccountRecord, password: string, code: string) {
  await spendRecoveryCode(context, account.id, code, context.newId());
  const signedIn = await signInPastCode(context.identity, account, password);
  if (!signedIn) throw problem('unavailable');
  return signedIn;
}
