import type { DecedentView } from '#shared/contract/cases-views.ts';
import type { Decedent } from '#shared/model/decedent.ts';

/** A decedent as screens get them: of the Social Security number its last four digits, never the whole. */
export function decedentView({ socialSecurityNumber, ...decedent }: Decedent): DecedentView {
  return { ...decedent, socialSecurityLastFour: socialSecurityNumber?.slice(-4) ?? null };
}
