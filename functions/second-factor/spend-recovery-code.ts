import type { SessionContext } from '#functions/runtime/session-context.ts';
import { raise } from '#functions/table/outbox.ts';
import { readRecoveryCodes, recoveryCodesItem } from '#functions/table/second-factor.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { wrongRecoveryCode } from './code-refusals.ts';
import { hashOfCode, remainingCodes } from './recovery-codes.ts';

/**
 * Spends a recovery code, once: of two requests with one code, the first to write gets it. A request that died afterward may be repeated by the same
 * `spender` (the hash of its challenge, or a request's id), so that no code is lost to a crash. Returns how many are left.
 */
export async function spendRecoveryCode(
  context: SessionContext,
  accountId: string,
  code: string,
  spender: string,
): Promise<number> {
  const { table, now } = context;
  const hash = hashOfCode(accountId, code);
  for (;;) {
    const hashedCodes = await readRecoveryCodes(table, accountId);
    const found = hashedCodes?.codes.find((each) => each.hash === hash);
    if (!hashedCodes || !found || (found.usedOn !== undefined && found.usedBy !== spender)) throw wrongRecoveryCode();
    if (found.usedBy === spender) return remainingCodes(hashedCodes);
    const { version, ...codes } = hashedCodes;
    const spent = { ...found, usedOn: now.toISOString(), usedBy: spender };
    const changed = { ...codes, codes: codes.codes.map((each) => (each === found ? spent : each)) };
    try {
      await table.transact([
        { put: recoveryCodesItem(accountId, changed, version + 1), ifVersion: version },
        raise(
          context.event('second-factor.changed', { accountId, change: 'recovery-code-used', codesLeft: remainingCodes(changed) }),
        ),
      ]);
      return remainingCodes(changed);
    } catch (error) {
      // Another code was spent, or all were renewed, in the meantime: read again.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}
