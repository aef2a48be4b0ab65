import { problem } from '#functions/runtime/problems.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountKeys, accountUpdate, emailItem } from '#functions/table/account.ts';
import { readAccountOfLink } from '#functions/table/newest-link.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { readLiveToken, spendUnclaimed } from '#functions/table/token.ts';
import { os } from './implementer.ts';

/** The writes by which the account moves to the address that it asked for; none where the address is its own already. */
const moves = ({ id, kind, email }: AccountRecord, to: string): Write[] =>
  to === email ? [] : [{ put: emailItem(to, id, kind), unless: 'exists' }, { delete: accountKeys.email(email) }];

/**
 * Confirms an address with the link that was mailed to it, and moves the account there where it asked for the address. An address that somebody else has
 * taken since is a 409; a link of an address that is not asked for any more, of another account, used, expired or followed by a newer one is a 410.
 */
export const verifyEmail = os.verifyEmail.handler(async ({ input, context }) => {
  const { table, now } = context;
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
  try {
    await table.transact([
      spendUnclaimed(hash, now),
      accountUpdate(account.id, account.version, set),
      ...moves(account, to),
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
  return { email: to };
});
