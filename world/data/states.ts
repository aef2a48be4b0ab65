import type { State } from '#shared/model/state.ts';
import type { StateCode } from '#shared/values/state-codes.ts';

type Law = Pick<State, 'retentionYears' | 'filingDays' | 'cremationWaitHours'>;

/** The day when these were compared with copies of the clauses' text. */
const checkedOn = '2026-11-26';

/**
 * What is known of the law of some states. Whatever was found only on other people's pages about the law, such as the hours in Florida, North Carolina, and South
 * Dakota, is left out until someone compares it with the text.
 */
export const stateLaws: Readonly<Partial<Record<StateCode, Law>>> = {
  CA: { filingDays: { value: 8, citation: 'Cal. Health & Safety Code 102775', checkedOn } },
  IL: { cremationWaitHours: { value: 24, citation: '410 ILCS 18/35(a)', checkedOn } },
  MA: { cremationWaitHours: { value: 48, citation: 'Mass. G.L. c. 114, s. 44', checkedOn } },
  TX: { cremationWaitHours: { value: 48, citation: 'Tex. Health & Safety Code 716.004(a)', checkedOn } },
  VA: { retentionYears: { value: 3, citation: '18VAC65-20-700(A)(1)', checkedOn } },
};
