import { homeOf } from '#functions/runtime/home-of.ts';
import { readSignInRules } from '#functions/table/second-factor.ts';
import { teamSecondFactor } from '#functions/team/second-factor.ts';
import { os } from './implementer.ts';

/** Tells whether the home requires a second factor, and which members have one. */
export const getTeamSecondFactor = os.getTeamSecondFactor.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  return teamSecondFactor(context.table, locationId, await readSignInRules(context.table, locationId));
});
