import type { Case } from '../model/case.ts';
import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { Instant } from '../values/dates.ts';

/** A relative said that the person whom the home has doesn’t look like theirs. It stops everything final until the person is identified again. */
export type IdentityDoubt = { on: Instant; by: string; byName: string };

/** A doubt that a new identification has settled, and when. */
export type SettledDoubt = Pick<IdentityDoubt, 'on' | 'by'> & { settledOn: Instant };

/** The type of the entry that reports one. */
export const IDENTITY_DOUBTED = 'custody.identity-doubted';

/** The type of the entries that report that an identification isn’t certain, as soon as somebody writes that down, and that it was changed again. */
export const RESULT_CHANGED = 'custody.identification-result';

const seenInCare: ReadonlySet<DecedentStatus> = new Set([
  ...(['in-care', 'embalmed', 'preparation-started', 'preparation-completed', 'transferred'] as const),
]);

/** Tells whether a relative can say so: while the person is in care and may be seen. Before and after that, it takes a call. */
export const mayDoubt = ({ type, status, decedentStatus }: Pick<Case, 'type' | 'status' | 'decedentStatus'>): boolean =>
  type === 'at-need' && status === 'active' && seenInCare.has(decedentStatus);
