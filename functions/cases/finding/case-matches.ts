import type { CaseRecord } from '#functions/table/case.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { CaseStatus, DecedentStatus, Timing } from '#shared/model/enumerations/case.ts';
import type { CaseActor } from '../access/case-access.ts';

/** What a list asks for besides its words. */
export type CaseFilters = {
  status?: CaseStatus | undefined;
  employeeId?: string | undefined;
  type?: Timing | undefined;
  decedentStatus?: DecedentStatus | undefined;
};

/** Tells whether a case matches the filters. `none` matches cases that are assigned to nobody. */
export const matchesFilters = (record: CaseRecord, { status, employeeId, type, decedentStatus }: CaseFilters): boolean =>
  (status === undefined || record.status === status) &&
  (type === undefined || record.type === type) &&
  (decedentStatus === undefined || record.decedentStatus === decedentStatus) &&
  (employeeId === undefined || (record.employeeId ?? 'none') === employeeId);

/** Tells whether each of the words begins a word of the case: of the decedent, its number, and (for its home's staff) its member and its first contacts. */
export function matchesWords(record: CaseRecord, words: readonly string[], sight: CaseActor['sight'] = 'staff'): boolean {
  const ofHome = sight === 'staff' ? [record.staffWords, record.peopleWords] : [];
  const own = wordsOf([record.decedentFullName, record.caseNumber, ...ofHome].join(' '));
  return words.every((word) => own.some((each) => each.startsWith(word)));
}
