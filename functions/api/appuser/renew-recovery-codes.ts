import { problem } from '#functions/runtime/problems.ts';
import { newRecoveryCodes, proveBoth } from '#functions/second-factor/index.ts';
import { accountKeys } from '#functions/table/account.ts';
import { stillAt } from '#functions/table/item.ts';
import { raise } from '#functions/table/outbox.ts';
import { readRecoveryCodes, recoveryCodesItem } from '#functions/table/second-factor.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Makes new recovery codes in place of all earlier ones. */
export const renewRecoveryCodes = os.renewRecoveryCodes.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  const { id, kind, version, secondFactorOn } = account;
  if (secondFactorOn === undefined) throw problem('conflict', { detail: 'Turn on the second factor first.' });
  const proof = await proveBoth(context, account, input);
  await context.identity.signOut(kind, proof.refreshToken);
  const { shown, kept } = newRecoveryCodes(id, context);
  const earlier = await readRecoveryCodes(context.table, id);
  const change = { accountId: id, change: 'codes-renewed', codesLeft: kept.codes.length };
  try {
    await context.table.transact([
      // Still on: a reset in this moment leaves no codes behind.
      stillAt(accountKeys.account(id), version),
      { put: recoveryCodesItem(id, kept, (earlier?.version ?? 0) + 1) },
      raise(context.event('second-factor.changed', change)),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
  return { recoveryCodes: shown };
});
