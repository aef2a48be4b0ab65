import type { CaseRecord } from '#functions/table/case.ts';
import { endsPhone, wordsOf } from '#shared/cases/words-of.ts';
import type { CaseStatus, DecedentStatus, Timing } from '#shared/model/enumerations/case.ts';
import type { CaseActor } from '../access/case-access.ts';

/** The statuses of cases that are worked on: what `open` asks for. */
export const openStatuses = ['lead', 'active'] as const satisfies readonly CaseStatus[];

/** What a list asks for beside its words. */
export type CaseFilters = {
  status?: CaseStatus | 'open' | undefined;
  employeeId?: string | undefined;
  type?: Timing | undefined;
  decedentStatus?: DecedentStatus | undefined;
};

const hasStatus = (status: CaseStatus, wanted: CaseStatus | 'open'): boolean =>
  wanted === 'open' ? openStatuses.some((open) => open === status) : status === wanted;

/** Whether a case is what the filters ask for; `none` is nobody's. */
export const matchesFilters = (record: CaseRecord, { status, employeeId, type, decedentStatus }: CaseFilters): boolean =>
  (status === undefined || hasStatus(record.status, status)) &&
  (type === undefined || record.type === type) &&
  (decedentStatus === undefined || record.decedentStatus === decedentStatus) &&
  (employeeId === undefined || (record.employeeId ?? 'none') === employeeId);

/**
 * Whether each of the words begins a word of the case: of the decedent, its number, and (to its home's staff) its member and its first contacts, whose phone
 * numbers are found by their last digits too.
 */
export function matchesWords(record: CaseRecord, words: readonly string[], sight: CaseActor['sight'] = 'staff'): boolean {
  const ofHome = sight === 'staff' ? [record.staffWords, record.peopleWords] : [];
  const own = wordsOf([record.decedentFullName, record.caseNumber, ...ofHome].join(' '));
  return words.every((word) => own.some((each) => each.startsWith(word) || endsPhone(each, word)));
}
