import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { forgetFailures } from '#functions/runtime/sign-in-limits.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountUpdate } from '#functions/table/account.ts';
import { removeRecoveryCodes } from '#functions/table/second-factor.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';
import { claimToken, letGo, readLiveToken, spend } from '#functions/table/token.ts';
import { done } from '#shared/contract/done.ts';
import type { PublicIdentityContext } from './implementer.ts';
import { os } from './implementer.ts';
import { accountOfMailedLink } from './mailed-link.ts';

/**
 * Returns what removes a second factor that a stranger may have set up while the address wasn't verified: it would lock out the mailbox's owner for
 * good.
 */
const unverifiedCleanup = ({ id, isEmailVerified }: AccountRecord) =>
  isEmailVerified ? { set: {}, writes: [] } : { set: { secondFactorOn: undefined }, writes: [removeRecoveryCodes(id)] };

/**
 * Ends every session and voids every other reset link from this moment on. Reading the email has verified the address as well. A pending change of address
 * is canceled: an intruder may have requested it, and its link would give them the account after all. A second factor stays, unless the address wasn't
 * verified when it was set up.
 */
async function endSessions({ table, now }: PublicIdentityContext, account: AccountRecord, token: TokenRecord): Promise<void> {
  const at = now.toISOString();
  const { set: cleared, writes } = unverifiedCleanup(account);
  const proved = { sessionsValidFrom: at, passwordResetBy: token.hash, isEmailVerified: true, pendingEmail: null, updatedOn: at };
  const set = { ...proved, ...cleared } as Parameters<typeof accountUpdate>[2];
  try {
    await table.transact([accountUpdate(account.id, account.version, set), ...writes]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('conflict') : error;
  }
}

/** Ends sessions before it sets the password, and spends the link last, so that a request that dies halfway can be repeated with the same link. */
async function setPassword(context: PublicIdentityContext, token: TokenRecord, claimId: string, password: string): Promise<void> {
  const { table, identity, now } = context;
  const account = await accountOfMailedLink(table, token);
  if (!account) throw problem('token_used');
  await endSessions(context, account, token);
  await identity.setPassword(account.kind, account.id, password);
  await identity.endSessions(account.kind, account.id);
  await table.transact([spend(token.hash, claimId, now)]);
  await forgetFailures(context, account.email);
}

/** Sets a new password with an emailed link. Of any number of requests with one link exactly one succeeds; the others are a 410. */
export const usePasswordResetToken = os.usePasswordResetToken.handler(async ({ input, context }) => {
  const hash = hashOfToken(input.token);
  const known = await readLiveToken(context.table, hash, context.now);
  refuseCommonPassword(input.password, known ? [known.email] : []);
  const claimId = context.newId();
  const token = await claimToken(context.table, hash, 'password-reset', claimId, context.now);
  if (!token) throw problem('token_used');
  try {
    await setPassword(context, token, claimId, input.password);
  } catch (error) {
    await letGo(context.table, hash, claimId);
    throw error;
  }
  return done;
});
