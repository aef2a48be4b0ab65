import { problem } from '#functions/problem.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import { type AccountRecord, accountKeys } from '#functions/table/account.ts';
import { stillAt } from '#functions/table/item.ts';
import { raise } from '#functions/table/outbox.ts';
import { readRecoveryCodes, recoveryCodesItem } from '#functions/table/second-factor.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { proveBoth } from './prove-both.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

/**
 * Makes new recovery codes, which replace all earlier ones, for a person who proves their password and their second factor. Returns the codes, to be shown
 * once.
 */
export async function renewCodes(
  context: SessionContext,
  account: AccountRecord,
  proof: { password: string; code: string },
): Promise<string[]> {
  const { id, kind, version, secondFactorOn } = account;
  if (secondFactorOn === undefined) throw problem('conflict', { detail: 'Turn on the second factor first.' });
  const signedIn = await proveBoth(context, account, proof);
  await context.identity.signOut(kind, signedIn.refreshToken);
  const { plainCodes, hashedCodes } = newRecoveryCodes(id, context);
  const earlier = await readRecoveryCodes(context.table, id);
  const change = { accountId: id, change: 'codes-renewed', codesLeft: hashedCodes.codes.length };
  try {
    await context.table.transact([
      // Still on: a reset at this moment leaves no codes behind.
      stillAt(accountKeys.account(id), version),
      { put: recoveryCodesItem(id, hashedCodes, (earlier?.version ?? 0) + 1) },
      raise(context.event('second-factor.changed', change)),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
  return plainCodes;
}
