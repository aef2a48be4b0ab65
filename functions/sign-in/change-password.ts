import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { provePassword } from '#functions/runtime/prove-password.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { Side } from '#functions/runtime/session-cookie.ts';
import { signInPastCode } from '#functions/second-factor/index.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { accountUpdate, readAccount } from '#functions/table/account.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { isCodeNeeded, type Pool } from '#functions/vendors/identity/identity-port.ts';
import { type OpenSession, openSession } from './sessions.ts';

type Owner = { id: string; version: number; kind: Pool; email: string; firstName: string; lastName: string };

/** Ends every session of the account from this moment on. 409 if someone else changes the account at the same time. */
async function endSessions({ table, now }: SessionContext, { id, version }: Owner): Promise<void> {
  const at = now.toISOString();
  try {
    await table.transact([accountUpdate(id, version, { sessionsValidFrom: at, updatedOn: at })]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
}

/** Signs this browser in with the new password. The session that asks has already passed the second factor, if there is one. */
async function signInAgain({ identity }: SessionContext, { account }: AccountCollection, password: string) {
  const answer = await identity.signIn(account.kind, account.id, password);
  return answer && isCodeNeeded(answer) ? signInPastCode(identity, account, password) : answer;
}

/** Changes a signed-in person's own password. Every session ends, open reset links too, and this browser gets a new one. */
export async function changePassword(
  context: SessionContext,
  side: Side,
  owner: Owner,
  input: { currentPassword: string; password: string },
): Promise<OpenSession> {
  refuseCommonPassword(input.password, [owner.email, owner.firstName, owner.lastName]);
  await provePassword(context, owner, input.currentPassword);
  await endSessions(context, owner);
  await context.identity.setPassword(owner.kind, owner.id, input.password);
  await context.identity.endSessions(owner.kind, owner.id);
  const collection = await readAccount(context.table, owner.id);
  const signedIn = collection && (await signInAgain(context, collection, input.password));
  if (!signedIn || !collection) throw problem('unavailable');
  return openSession(context, side, collection, signedIn);
}
