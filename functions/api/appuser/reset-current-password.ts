import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { problem } from '#functions/runtime/problems.ts';
import { openSession } from '#functions/runtime/sessions.ts';
import { beginProof } from '#functions/runtime/sign-in-limits.ts';
import { signInPastCode } from '#functions/second-factor/index.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { accountUpdate, readAccount } from '#functions/table/account.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { isCodeNeeded } from '#functions/vendors/identity/index.ts';
import type { AppuserContext } from './implementer.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';
import { ownerOfAccount } from './signed-in-person.ts';

type Owner = ReturnType<typeof ownerOfAccount>;

/** Proves the current password. Wrong ones count by themselves, so that strangers who guess at the sign-in stop nobody who is signed in. */
async function proveCurrent(context: AppuserContext, { id, kind }: Owner, password: string): Promise<void> {
  const attempt = await beginProof(context, id);
  const proof = await context.identity.signIn(kind, id, password).catch(async (error: unknown) => {
    await attempt.cancelled();
    throw error;
  });
  if (!proof) {
    await attempt.failed();
    throw problem('invalid_input', { errors: [{ field: 'currentPassword', message: 'This is not your current password.' }] });
  }
  await attempt.succeeded();
  if (!isCodeNeeded(proof)) await context.identity.signOut(kind, proof.refreshToken);
}

/** Ends every session of the account from this moment on; 409 where it is changed by somebody else at the same time. */
async function endSessions({ table, now }: AppuserContext, { id, version }: Owner): Promise<void> {
  const at = now.toISOString();
  try {
    await table.transact([accountUpdate(id, version, { sessionsValidFrom: at, updatedOn: at })]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
}

/** Signs this browser in with the new password. The session that asks has proved the second factor, where there is one. */
async function signInAgain({ identity }: AppuserContext, { account }: AccountCollection, password: string) {
  const answer = await identity.signIn(account.kind, account.id, password);
  return answer && isCodeNeeded(answer) ? signInPastCode(identity, account, password) : answer;
}

/** Changes the own password; every session ends, open reset links too, and this browser gets a new one. */
export const resetCurrentPassword = os.resetCurrentPassword.handler(async ({ input, context }) => {
  const owner = ownerOfAccount(context);
  refuseCommonPassword(input.password, [owner.email, owner.firstName, owner.lastName]);
  await proveCurrent(context, owner, input.currentPassword);
  await endSessions(context, owner);
  await context.identity.setPassword(owner.kind, owner.id, input.password);
  await context.identity.endSessions(owner.kind, owner.id);
  const collection = await readAccount(context.table, owner.id);
  const signedIn = collection && (await signInAgain(context, collection, input.password));
  if (!signedIn || !collection) throw problem('unavailable');
  return sessionAnswer(await openSession(context, 'app', collection, signedIn));
});
