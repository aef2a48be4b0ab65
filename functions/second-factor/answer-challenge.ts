import { problem } from '#functions/problem.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { endChallenge } from '#functions/table/second-factor.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { Pool, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import type { OpenChallenge } from './challenge.ts';
import { openChallenge } from './challenge.ts';
import { beginCodeAttempt } from './code-attempts.ts';
import { usedCode, wrongCode } from './code-refusals.ts';
import { turnOn } from './turn-on.ts';

/** A finished sign-in: the pool's tokens, whose they are, and the recovery codes if an app was set up. */
export type CompletedSignIn = { collection: AccountCollection; signedIn: SignedIn; recoveryCodes: string[] | null };

type Of<K extends OpenChallenge['kind']> = Extract<OpenChallenge, { kind: K }>;

async function answerCode(
  context: SessionContext,
  { hash, collection, content }: Of<'code'>,
  code: string,
): Promise<CompletedSignIn> {
  const { id, kind } = collection.account;
  if (content.codeSession === null) throw wrongCode();
  const answer = await context.identity.answerCode(kind, id, content.codeSession, code);
  if (answer === 'wrong') throw wrongCode();
  if (answer === 'used') throw usedCode();
  if (answer === 'ended') throw problem('sign_in_ended');
  try {
    await context.table.transact([endChallenge(hash)]);
  } catch (error) {
    // Another request answered it first: the session that the pool opened here must not stay open.
    await context.identity.signOut(kind, answer.refreshToken);
    throw error instanceof ConditionFailed ? problem('sign_in_ended') : error;
  }
  return { collection, signedIn: answer, recoveryCodes: null };
}

async function confirmApp(context: SessionContext, open: Of<'set-up'>, code: string): Promise<CompletedSignIn> {
  const { signedIn } = open.content;
  const answer = await context.identity.confirmAuthenticator(signedIn.accessToken, code);
  if (answer === 'wrong') throw wrongCode();
  if (answer === 'ended') throw problem('sign_in_ended');
  const { collection, recoveryCodes } = await turnOn(context, open.collection.account.id, open);
  return { collection, signedIn, recoveryCodes };
}

/** Answers a challenge with a code of the authenticator app. A wrong code is a 400 beside its field, an ended challenge a 410. */
export async function answerChallenge(
  context: SessionContext,
  pools: readonly Pool[],
  { challenge, code }: { challenge: string; code: string },
): Promise<CompletedSignIn> {
  const open = await openChallenge(context, pools, challenge);
  const { id } = open.collection.account;
  const attempt = await beginCodeAttempt(context, id, open.hash);
  const completed = open.kind === 'code' ? await answerCode(context, open, code) : await confirmApp(context, open, code);
  await attempt.succeeded();
  return completed;
}
