import { problem } from '#functions/problem.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { accountUpdate, readAccount } from '#functions/table/account.ts';
import { raise } from '#functions/table/outbox.ts';
import { endChallenge, readRecoveryCodes, recoveryCodesItem } from '#functions/table/second-factor.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { isOvertaken } from './challenge.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

const maxTries = 5;

/**
 * Turns the second factor on, or replaces its app, once the pool has confirmed it: the account, new recovery codes, and the end of every other session, in
 * one transaction with the end of the challenge, so that it happens once. The pool is told last; if that fails, the next sign-in makes up for it.
 */
export async function turnOn(
  context: SessionContext,
  accountId: string,
  challenge: { hash: string; createdOn: string },
): Promise<{ collection: AccountCollection; recoveryCodes: string[] }> {
  const { table, now, identity } = context;
  const at = now.toISOString();
  const { plainCodes, hashedCodes } = newRecoveryCodes(accountId, context);
  for (let turn = 1; turn <= maxTries; turn += 1) {
    const collection = await readAccount(table, accountId);
    if (collection?.account.status !== 'active' || isOvertaken(collection.account, challenge)) throw problem('sign_in_ended');
    const { account } = collection;
    const change = account.secondFactorOn === undefined ? 'turned-on' : 'replaced';
    const set = { secondFactorOn: account.secondFactorOn ?? at, sessionsValidFrom: at, updatedOn: at };
    const earlier = await readRecoveryCodes(table, accountId);
    try {
      await table.transact([
        accountUpdate(accountId, account.version, set),
        endChallenge(challenge.hash),
        { put: recoveryCodesItem(accountId, hashedCodes, (earlier?.version ?? 0) + 1) },
        raise(context.event('second-factor.changed', { accountId, change, codesLeft: hashedCodes.codes.length })),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index === 1) throw problem('sign_in_ended');
      // Someone else saved the account at this moment. The app is confirmed, so its owner needn't start over.
      continue;
    }
    await identity.requireCode(account.kind, accountId, true);
    return {
      collection: { ...collection, account: { ...account, ...set, version: account.version + 1 } },
      recoveryCodes: plainCodes,
    };
  }
  throw problem('unavailable', { retryAfterSeconds: 1 });
}
