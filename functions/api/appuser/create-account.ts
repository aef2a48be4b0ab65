import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { limitMail } from '#functions/runtime/rate-limit.ts';
import { accountIdOfLink, hashOfToken } from '#functions/runtime/single-use-token.ts';
import { openSession } from '#functions/sign-in/sessions.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountItem, emailItem } from '#functions/table/account.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';
import { claimToken, letGo, spend } from '#functions/table/token.ts';
import { isCodeNeeded } from '#functions/vendors/identity/index.ts';
import type { AppuserContext } from './implementer.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';

type Input = { email: string; firstName: string; lastName: string; phone: string | null; password: string };

/**
 * Builds the account for a sign-up link. It starts with the address that the link was emailed to, which is thereby verified. If a different address was
 * typed, that one has to be verified first; otherwise the account could take over someone else's address.
 */
function accountOf({ hash, email }: TokenRecord, input: Input, now: Date): AccountRecord {
  const at = now.toISOString();
  return {
    id: accountIdOfLink(hash),
    version: 1,
    kind: 'family',
    email,
    isEmailVerified: true,
    pendingEmail: input.email === email ? null : input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    phoneNumber: input.phone ?? '',
    status: 'active',
    defaultLocationId: null,
    sessionsValidFrom: null,
    createdOn: at,
    updatedOn: at,
  };
}

/**
 * Writes the account, address, spent link, and events in one transaction. If the address is taken, the caller gets a 409: they have proved that it is
 * theirs.
 */
async function store(context: AppuserContext, account: AccountRecord, token: TokenRecord, claimId: string): Promise<void> {
  const { id, email, pendingEmail } = account;
  const created = context.event('account.created', { accountId: id, emailVerified: true });
  const verification = pendingEmail && context.event('email-verification.requested', { accountId: id, email: pendingEmail });
  try {
    await context.table.transact([
      { put: emailItem(email, id, 'family'), unless: 'exists' },
      { put: accountItem(account), unless: 'exists' },
      spend(token.hash, claimId, context.now),
      raise(created),
      ...(verification ? [raise(verification)] : []),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index === 2) throw problem('token_used');
    await context.identity.deleteUser('family', id);
    throw problem('conflict', { detail: 'This email already has an account. Please sign in.' });
  }
}

/**
 * Creates a family account with the token of a sign-up link and signs the person in. The pool's user is created first, with an id that derives from the
 * link, so that the same link can finish what a crash left half done.
 */
export const createAccount = os.createAccount.handler(async ({ input, context }) => {
  refuseCommonPassword(input.password, [input.email, input.firstName, input.lastName]);
  const claimId = context.newId();
  const token = await claimToken(context.table, hashOfToken(input.token), 'family-sign-up', claimId, context.now);
  if (!token) throw problem('token_used');
  const account = accountOf(token, input, context.now);
  try {
    // Strangers can cause this email, so it is limited.
    if (account.pendingEmail) await limitMail(context, account.pendingEmail);
    await context.identity.setPassword('family', account.id, input.password);
    await store(context, account, token, claimId);
  } catch (error) {
    await letGo(context.table, token.hash, claimId);
    throw error;
  }
  const signedIn = await context.identity.signIn('family', account.id, input.password);
  // A new account can't have an authenticator app yet.
  if (!signedIn || isCodeNeeded(signedIn)) throw problem('unavailable');
  const collection = { account, memberships: [], cases: [], sessions: [], support: null };
  return sessionAnswer(await openSession(context, 'app', collection, signedIn));
});
