import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf, readDecedent } from '#functions/table/case.ts';
import { answersOf, readAnswers, type StoredAnswers } from '#functions/table/case-answers.ts';
import { readContacts } from '#functions/table/contact.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { identifiersOf } from '#shared/identifiers/case-values.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { memberName } from '#shared/team/member-name.ts';
import { type CaseGroup, caseGroupsOf } from './case-groups.ts';
import type { QuestionScope } from './viewer-questions.ts';

/** A case with everything its questions are about: what is asked, what is known by identifier, and the people that lists name. */
export type CaseFile = {
  record: CaseRecord;
  decedent: Decedent;
  contacts: readonly Contact[];
  staff: readonly StaffMember[];
  storedAnswers: StoredAnswers;
  groups: readonly CaseGroup[];
  /** What is known, by identifier: the answers, and the facts that rules read besides them. */
  known: Answers;
  people: NonNullable<QuestionLists['people']>;
};

type Rows = Pick<CaseFile, 'record' | 'decedent' | 'contacts' | 'staff'>;

/** Returns what is known about a case with these rows and answers. */
export const knownOf = ({ record, decedent, contacts, staff }: Rows, answers: Answers): Answers => {
  const assigned = staff.find(({ id }) => id === record.employeeId);
  return identifiersOf({ case: caseOf(record), decedent, contacts, answers, assigned });
};

const membersOf = (staff: CaseFile['staff'], of: StaffMember['kind']) =>
  staff
    .filter(({ kind }) => kind === of)
    .map((member) => ({ id: member.id, text: memberName(member), disabled: member.status === 'inactive' }));

/** Returns the people that system dropdowns list: the home's staff and trade companies (inactive ones keep their names but can't be chosen), and the people of the case. */
export const peopleOf = ({ contacts, staff }: Pick<CaseFile, 'contacts' | 'staff'>): CaseFile['people'] => ({
  'staff-members': membersOf(staff, 'staff'),
  'trade-companies': membersOf(staff, 'trade-company'),
  'family-contacts': contacts
    .filter(({ contactType }) => contactType !== 'decedent')
    .map(({ id, fullName }) => ({ id, text: fullName })),
});

/** Returns what is asked of a case, from its file. */
export const questionScopeOf = ({ groups, known, record }: Pick<CaseFile, 'groups' | 'known' | 'record'>): QuestionScope => ({
  groups,
  known,
  timing: record.type,
});

/** Returns the file of a case from its rows, and what is asked in it. */
export const caseFileOf = (rows: Rows & Pick<CaseFile, 'storedAnswers'>, groups: readonly CaseGroup[]): CaseFile => ({
  ...rows,
  groups,
  known: knownOf(rows, answersOf(rows.storedAnswers)),
  people: peopleOf(rows),
});

/** Reads the file of a case as it is now. Its row has already been read, to admit the caller. */
export async function readCaseFile(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  record: CaseRecord,
): Promise<CaseFile> {
  const [decedent, contacts, storedAnswers, staff, groups] = await Promise.all([
    readDecedent(table, record.id),
    readContacts(table, record.id),
    readAnswers(table, record.id),
    readEmployees(table, record.providerLocationId),
    caseGroupsOf(table, now),
  ]);
  if (!decedent) throw new Error(`The case ${record.id} has no decedent.`);
  return caseFileOf({ record, decedent, contacts, staff, storedAnswers }, groups);
}
