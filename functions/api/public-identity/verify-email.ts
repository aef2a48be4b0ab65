import { problem } from '#functions/runtime/problems.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { accountUpdate } from '#functions/table/account.ts';
import { readAccountOfLink } from '#functions/table/newest-link.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { readLiveToken, spendUnclaimed } from '#functions/table/token.ts';
import { emailMove } from './email-moves.ts';
import { os } from './implementer.ts';

/**
 * Confirms an address with the link that was mailed to it, and moves the account there where it asked for the address. An account that has the address and
 * was never proved closes for it. An address that somebody else has proved since is a 409; a link of an address that is not asked for any more, of another account, used, expired or followed by a newer one is a 410.
 */
export const verifyEmail = os.verifyEmail.handler(async ({ input, context }) => {
  const { table, identity, now } = context;
  const hash = hashOfToken(input.token);
  const token = await readLiveToken(table, hash, now);
  const found = await readAccountOfLink(table, token);
  const account = found?.account;
  const isWanted =
    account !== undefined &&
    token !== undefined &&
    found?.isNewest &&
    [account.email, account.pendingEmail].includes(token.email);
  if (token?.purpose !== 'email-verification' || token.accountId !== input.id || account?.status !== 'active' || !isWanted)
    throw problem('token_used');
  const to = token.email;
  const isMoving = to !== account.email;
  const set = {
    email: to,
    isEmailVerified: true,
    pendingEmail: isMoving ? null : account.pendingEmail,
    updatedOn: now.toISOString(),
  };
  const { writes, closed } = await emailMove(context, account, to);
  try {
    await table.transact([
      spendUnclaimed(hash, now),
      accountUpdate(account.id, account.version, set),
      ...writes,
      raise(context.event('account.email-proved', { accountId: account.id })),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index === 0) throw problem('token_used');
    throw problem('conflict', {
      detail:
        error.index === 1
          ? 'Your account was changed at this moment. Please try again.'
          : 'Another account has this email by now.',
    });
  }
  // Its sessions are over already. A sign-in to it ends here even if this is missed: the email leads to the other account.
  if (closed) await identity.deleteUser(closed.kind, closed.id);
  return { email: to };
});
