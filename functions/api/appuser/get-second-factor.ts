import { codesLeft, graceEnd, requiringHomes } from '#functions/second-factor/index.ts';
import { readRecoveryCodes } from '#functions/table/second-factor.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** The own second factor, with the homes that require one. */
export const getSecondFactor = os.getSecondFactor.handler(async ({ context }) => {
  const collection = await ownAccount(context);
  const { id, secondFactorOn } = collection.account;
  const [codes, homes] = await Promise.all([
    secondFactorOn === undefined ? undefined : readRecoveryCodes(context.table, id),
    requiringHomes(context.table, collection),
  ]);
  return {
    turnedOn: secondFactorOn ?? null,
    recoveryCodesLeft: codesLeft(codes),
    requiredBy: homes.map(({ locationName }) => locationName),
    setUpBy: secondFactorOn === undefined ? graceEnd(homes) : null,
  };
});
