import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { contractTermsWrite, homeRuleKeys } from '#functions/table/home-rules.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** Saves the terms of the home's next contracts over those that the caller saw. What a contract has already stays. */
export const saveContractTerms = os.saveContractTerms.handler(async ({ input: { version, terms }, context }) => {
  const { locationId } = homeOf(context);
  try {
    await context.table.transact([contractTermsWrite(locationId, terms, { version, savedBy: callerName(context) })]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await staleRow(context, homeRuleKeys.terms(locationId), 'changed the contract terms in the meantime.');
  }
  return { version: version + 1 };
});
