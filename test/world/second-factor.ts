/** People of the tests who have a second factor, set up straight in table and pool. */
import type { AccountRecord } from '#functions/table/account.ts';
import { accountKeys } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { IdentityPort, SignedIn } from '#functions/vendors/identity/index.ts';
import { isCodeNeeded } from '#functions/vendors/identity/index.ts';
import { codeOf } from './authenticator.ts';

type Stage = { table: Table; identity: IdentityPort };
type Account = Pick<AccountRecord, 'id' | 'kind'>;

/** Signs in a person who has no second factor. */
export async function signInByPassword(identity: IdentityPort, { id, kind }: Account, password: string): Promise<SignedIn> {
  const answer = await identity.signIn(kind, id, password);
  if (!answer || isCodeNeeded(answer)) throw new Error('The pool does not sign in the person it was just given.');
  return answer;
}

/** Sets an authenticator app up, as the sign-in does, and returns its secret; the session that was signed in for it goes on. */
export async function enroll(
  { table, identity }: Stage,
  account: Account,
  password: string,
): Promise<SignedIn & { secret: string }> {
  const signedIn = await signInByPassword(identity, account, password);
  const secret = await identity.beginAuthenticator(signedIn.accessToken);
  const answer = await identity.confirmAuthenticator(signedIn.accessToken, await codeOf(secret));
  if (answer !== 'confirmed') throw new Error(`The pool answered the first code of a new app with ${answer}.`);
  await table.update(accountKeys.account(account.id), { secondFactorOn: new Date(Date.now() - 60_000).toISOString() });
  await identity.requireCode(account.kind, account.id, true);
  return { ...signedIn, secret };
}
