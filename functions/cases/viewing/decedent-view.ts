import type { DecedentView } from '#shared/contract/cases-views.ts';
import type { NumberOnFile } from '#shared/contract/my-cases.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { lastFourOf } from '#shared/values/social-security-number.ts';
import { familyMayReplaceNumber } from '#shared/visibility/may-replace-number.ts';
import type { CaseFile } from './case-file.ts';

/** Returns a decedent as screens get them: only the last four digits of the Social Security number, encrypted or not. */
export function decedentView({ socialSecurityNumber: sealedNumber, ...decedent }: Decedent): DecedentView {
  return { ...decedent, socialSecurityLastFour: sealedNumber === undefined ? null : lastFourOf(sealedNumber) };
}

/** Returns what a family learns about the decedent's Social Security number, or null if it may not give one. */
export const numberOnFile = ({ decedent, groups }: Pick<CaseFile, 'decedent' | 'groups'>): NumberOnFile | null =>
  familyMayReplaceNumber(groups) ? { isOnFile: decedent.socialSecurityNumber !== undefined } : null;
