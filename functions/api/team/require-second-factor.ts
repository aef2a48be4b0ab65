import { eventActor } from '#functions/runtime/actor.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readSignInRules, signInRulesChangeItem, signInRulesItem } from '#functions/table/second-factor.ts';
import { teamSecondFactor } from '#functions/team/second-factor.ts';
import { os } from './implementer.ts';

/**
 * Requires a second factor of everyone who works at the home, or stops requiring it. Repeating the present choice changes nothing, so that the grace period
 * doesn't start over.
 */
export const requireSecondFactor = os.requireSecondFactor.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { table, now, newId, actor } = context;
  const present = await readSignInRules(table, locationId);
  if (((present?.secondFactorSince ?? null) !== null) === input.isRequired) return teamSecondFactor(table, locationId, present);
  const at = now.toISOString();
  const rules = {
    locationId,
    secondFactorSince: input.isRequired ? at : null,
    changedBy: callerName(context),
    changedOn: at,
  };
  await table.transact([
    { put: signInRulesItem(rules) },
    { put: signInRulesChangeItem(rules, newId(), eventActor(actor)), unless: 'exists' },
  ]);
  return teamSecondFactor(table, locationId, rules);
});
