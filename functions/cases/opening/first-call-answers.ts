import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { answersItem } from '#functions/table/case-answers.ts';
import type { Write } from '#functions/table/table.ts';
import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Case } from '#shared/model/case.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { checkSize, fileAfter } from '../answering/change-details.ts';
import { judgeAnswers } from '../answering/judge-answers.ts';
import { placedAnswers } from '../answering/save-answers.ts';
import { factsOfCase } from '../changing/facts-of-case.ts';
import { type CaseFile, knownOf, peopleOf, questionScopeOf } from '../viewing/case-file.ts';
import { caseGroupsOf } from '../viewing/case-groups.ts';
import { rowProgress } from '../viewing/viewer-questions.ts';

type Opening = {
  fields: Omit<Case, 'caseNumber'>;
  decedent: Decedent;
  contacts: readonly Contact[];
  staff: readonly StaffMember[];
  answers: AnswersToCheck;
};

/** What the first call says in separate fields. */
const ownNames: ReadonlySet<string> = new Set(['decedentFirstName', 'decedentMiddleName', 'decedentLastName']);

const answersToPlace = (answers: AnswersToCheck): AnswersToCheck =>
  Object.fromEntries(Object.entries(answers).filter(([identifier]) => !ownNames.has(identifier)));

/**
 * Returns the answers of a first call, placed like a case's: what the new case's row and its decedent get, the progress that follows, and what else belongs
 * in the transaction that opens the case.
 */
export async function firstCallAnswers(
  context: OperationContext,
  { fields, decedent, contacts, staff, answers }: Opening,
): Promise<{ fields: Omit<Case, 'caseNumber'>; decedent: Decedent; facts: CaseFacts; writes: Write[] }> {
  const groups = await caseGroupsOf(context.table, context.now);
  const record = { ...fields, caseNumber: '', staffWords: '', peopleWords: '' };
  const rows = { record, decedent, contacts, staff };
  const people = peopleOf(rows);
  const file: CaseFile = { ...rows, people, groups, storedAnswers: new Map(), known: knownOf(rows, {}) };
  const judged = judgeAnswers(answersToPlace(answers), { groups, lists: { people }, viewer: homeOf(context), within: 'answers' });
  const change = placedAnswers(
    file,
    judged.filter(({ value }) => value !== undefined),
  );
  for (const page of change.pages) checkSize(file.storedAnswers, page, 'answers');
  const after = fileAfter(file, change);
  const { caseNumber: _number, staffWords: _staff, peopleWords: _people, ...opened } = after.record;
  const progress = rowProgress(questionScopeOf(after));
  return {
    fields: { ...opened, ...progress },
    decedent: after.decedent,
    facts: factsOfCase({ ...after, record: { ...after.record, ...progress } }, []),
    writes: change.pages.map((page) => ({ put: answersItem(fields.id, page) })),
  };
}
