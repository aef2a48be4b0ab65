import { problem } from '#functions/problem.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { claimChallenge, endChallenge, releaseChallenge } from '#functions/table/second-factor.ts';
import type { Pool } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';
import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import { beginSetUp } from './begin-set-up.ts';
import { openChallenge } from './challenge.ts';
import { beginCodeAttempt } from './code-attempts.ts';
import { signInPastCode } from './sign-in-past-code.ts';
import { spendRecoveryCode } from './spend-recovery-code.ts';

type Input = { challenge: string; password: string; code: string };

type ClaimedChallenge = { hash: string; account: AccountRecord; input: Input };

/** Spends the code of a claimed challenge and ends the challenge, so that it leads to one new app only. */
async function spendClaimed(context: SessionContext, { hash, account, input }: ClaimedChallenge): Promise<PendingSignIn> {
  // Before the code is spent: a wrong password must not cost one.
  const proof = await context.identity.signIn(account.kind, account.id, input.password);
  if (!proof) throw problem('sign_in_ended');
  if (!isCodeNeeded(proof)) await context.identity.signOut(account.kind, proof.refreshToken);
  const left = await spendRecoveryCode(context, account.id, input.code, hash);
  const signedIn = await signInPastCode(context.identity, account, input.password);
  if (!signedIn) throw problem('sign_in_ended');
  const next = await beginSetUp(context, account.id, signedIn, left);
  await context.table.transact([endChallenge(hash)]);
  return next;
}

/**
 * Signs in with a recovery code in place of the authenticator app. The password comes with it, because the pool needs it again. No session opens yet: the
 * person has lost the app, so they set up a new one first. The old app and the remaining codes work until then. Of several requests with one challenge
 * exactly one succeeds; one that died halfway can be sent again.
 */
export async function spendAtSignIn(context: SessionContext, pools: readonly Pool[], input: Input): Promise<PendingSignIn> {
  const { kind, hash, collection } = await openChallenge(context, pools, input.challenge);
  if (kind !== 'code') throw problem('sign_in_ended');
  const { account } = collection;
  const attempt = await beginCodeAttempt(context, account.id, hash);
  if (!(await claimChallenge(context.table, hash, context.now)))
    throw problem('conflict', {
      detail: 'We’re already checking a recovery code for this sign-in. Wait a moment and try again.',
    });
  try {
    const next = await spendClaimed(context, { hash, account, input });
    await attempt.succeeded();
    return next;
  } catch (error) {
    await releaseChallenge(context.table, hash);
    throw error;
  }
}
