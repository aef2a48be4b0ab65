/** Test people with a second factor, set up directly in the table and pool. */
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

/** Sets up an authenticator app like the sign-in does, and returns its secret. The current session stays open. */
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
