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

/** The writes that give an account the email it asked for, and the account that has to close for it. */
type EmailMove = { writes: Write[]; closed: AccountRecord | null };

/** Returns the unverified account that has an email and has to give it up; `null` if nobody has the email, or if its account keeps it. */
async function unprovedHolder({ table }: PublicIdentityContext, email: string): Promise<AccountRecord | null> {
  const owner = await accountByEmail(table, email);
  const holder = owner && (await readAccountRow(table, owner.accountId));
  return holder && givesWay(holder) ? holder : null;
}

/** Closes an account at the version that was read, so that it stays if its owner verifies it at this moment. */
const closeWrite = ({ id, version }: AccountRecord, at: string): Write =>
  accountUpdate(id, version, { status: 'inactive', sessionsValidFrom: at, pendingEmail: null, updatedOn: at });

/**
 * Returns what moves an account to an email that its owner has just verified. If someone made an account for that email and nobody verified it, that
 * account closes: it may be a stranger's, who must not keep the mailbox's owner from using the email. Any other account keeps its email, and the
 * transaction fails.
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
  return { writes: [moved, former, closeWrite(closed, context.now.toISOString())], closed };
}

const signInFirst = 'Sign in to the account that this email is about, and then open the link again.';

/** Checks that the account's owner asks in person, and not someone acting for them. */
const isOwn = (actor: Actor, { id }: AccountRecord): boolean =>
  actor.kind === 'person' && actor.support === null && actor.person.id === id;

/**
 * Verifies an address with the link that was emailed to it, and moves the account there if it asked for the address. The link alone proves only that
 * someone reads the mailbox: anyone can make an account with another person's address, so it works only in a session of that account and is a 403 to
 * everyone else (docs/decisions.md, Session). An account that has the address and was never verified closes for it. If someone else has verified the
 * address since, this is a 409. A link is a 410 if its address is no longer asked for, if it belongs to another account, or if it is used, expired, or
 * replaced by a newer one.
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
      detail: error.index === 1 ? 'Your account was just changed. Please try again.' : 'Another account has this email now.',
    });
  }
  // Its sessions are already over. If this deletion is missed, a sign-in still can't reach it: the email leads to the other account.
  if (closed) await identity.deleteUser(closed.kind, closed.id);
  return { email: to };
});
