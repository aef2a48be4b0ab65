import type { DecedentView } from '#shared/contract/cases-views.ts';
import { lastFourOf } from '#shared/identifiers/social-security-number.ts';
import type { Decedent } from '#shared/model/decedent.ts';

/** Returns a decedent as screens get them: of the Social Security number its last four digits, never the whole, sealed or not. */
export function decedentView({ socialSecurityNumber: kept, ...decedent }: Decedent): DecedentView {
  return { ...decedent, socialSecurityLastFour: kept === undefined ? null : lastFourOf(kept) };
}
