import { problem } from '#functions/problem.ts';
import type { Actor } from '#functions/runtime/actor.ts';
import { givesWay } from '#functions/runtime/gives-way.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import {
  type AccountRecord,
  accountByEmail,
  accountKeys,
  accountUpdate,
  emailItem,
  readAccountRow,
} from '#functions/table/account.ts';
import { readAccountOfLink } from '#functions/table/newest-link.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { readLiveToken, spendUnclaimed } from '#functions/table/token.ts';
import { os, type PublicIdentityContext } from './implementer.ts';

/** How an account gets the email that it asked for, and the account that has to close for it. */
type EmailMove = { writes: Write[]; closed: AccountRecord | null };

/** Returns the account that has an email and gives way; `null` where nobody has the email, and where its account doesn't give way. */
async function unprovedHolder({ table }: PublicIdentityContext, email: string): Promise<AccountRecord | null> {
  const owner = await accountByEmail(table, email);
  const holder = owner && (await readAccountRow(table, owner.accountId));
  return holder && givesWay(holder) ? holder : null;
}

/** Closes an account at the version that was seen, so that one whose owner proves it in this moment stays. */
const closing = ({ id, version }: AccountRecord, at: string): Write =>
  accountUpdate(id, version, { status: 'inactive', sessionsValidFrom: at, pendingEmail: null, updatedOn: at });

/**
 * Returns what moves an account to an email that its owner has just proved. An account that someone made for the email and nobody ever proved closes: it may
 * be a stranger's, who must not keep the person who reads the email from using it. Any other account keeps its email, and the transaction fails.
 */
async function emailMove(context: PublicIdentityContext, account: AccountRecord, to: string): Promise<EmailMove> {
  if (to === account.email) return { writes: [], closed: null };
  const former: Write = { delete: accountKeys.email(account.email) };
  const closed = await unprovedHolder(context, to);
  if (!closed) return { writes: [{ put: emailItem(to, account.id, account.kind), unless: 'exists' }, former], closed: null };
  const isStill = { expression: 'accountId = :id', values: { ':id': closed.id } };
  const moved: Write = {
    update: accountKeys.email(to),
    set: { accountId: account.id, kind: account.kind },
    condition: isStill,
  };
  return { writes: [moved, former, closing(closed, context.now.toISOString())], closed };
}

const signInFirst = 'Sign in to the account that this email is about, and then open the link again.';

/** Checks that the account's own person asks, and nobody who acts for them. */
const isOwn = (actor: Actor, { id }: AccountRecord): boolean =>
  actor.kind === 'person' && actor.support === null && actor.person.id === id;

/**
 * Confirms an address with the link that was mailed to it, and moves the account there where it asked for the address. The link alone proves only that
 * someone reads the mailbox: anyone can make an account with another person's address, so it works in a session of that account alone, which is a 403 to
 * everyone else (docs/decisions.md, Session). An account that has the address and was never proved closes for it. An address that somebody else has proved since is a 409; a link of an address that is not asked for any more, of another account, used, expired or followed by a newer one is a 410.
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
  if (!isOwn(context.actor, account)) throw problem('forbidden', { detail: signInFirst });
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
