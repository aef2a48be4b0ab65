import type { AccountCollection } from '#functions/table/account.ts';
import { readRecoveryCodes } from '#functions/table/second-factor.ts';
import type { Table } from '#functions/table/table.ts';
import type { SecondFactorState } from '#shared/contract/second-factor.ts';
import { remainingCodes } from './recovery-codes.ts';
import { graceEnd, requiringHomes } from './requirement.ts';

/** Returns a person's second factor for their security page, with the homes that require one. */
export async function secondFactorState(table: Table, collection: AccountCollection): Promise<SecondFactorState> {
  const { id, secondFactorOn } = collection.account;
  const [codes, homes] = await Promise.all([
    secondFactorOn === undefined ? undefined : readRecoveryCodes(table, id),
    requiringHomes(table, collection),
  ]);
  return {
    turnedOn: secondFactorOn ?? null,
    recoveryCodesLeft: remainingCodes(codes),
    requiredBy: homes.map(({ locationName }) => locationName),
    setUpBy: secondFactorOn === undefined ? graceEnd(homes) : null,
  };
}
