import { isDeepStrictEqual } from 'node:util';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import type { SavedAnswers } from '#shared/contract/case-details-views.ts';
import { hasRole } from '#shared/identifiers/contact-identifiers.ts';
import { decedentChange } from '#shared/identifiers/decedent-identifiers.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { type CaseQuestionPage, caseQuestionPage } from '#shared/model/enumerations/question.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { answersKept, asTheFamilySees } from '#shared/visibility/family-says.ts';
import { relationTo, type ViewedCase } from '../access/case-viewer.ts';
import { staleCase } from '../changing/change-case.ts';
import { type CaseFile, questionScopeOf } from '../viewing/case-file.ts';
import { progressFor } from '../viewing/viewer-questions.ts';
import { changeDetails, type DetailsChange, type DetailsWith } from './change-details.ts';
import { type JudgedAnswer, judgeAnswers } from './judge-answers.ts';

/** A save of answers: new ones by identifier, and what the screen showed for each. */
export type AnswersSave = { changes: AnswersToCheck; expected: AnswersToCheck };

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || isDeepStrictEqual(one, other);

/** Groups answers by the page that each is kept under: where it was first kept, or the page whose question it answers. */
function byPage(file: CaseFile, answers: readonly JudgedAnswer[]): DetailsChange['pages'] {
  const pageOf = ({ identifier, question }: JudgedAnswer): CaseQuestionPage =>
    file.storedAnswers.get(identifier)?.page ?? question.page;
  const pages = caseQuestionPage.values.filter((page) => answers.some((answer) => pageOf(answer) === page));
  return pages.map((page) => ({
    page,
    answers: new Map(answers.filter((each) => pageOf(each) === page).map(({ identifier, value }) => [identifier, value])),
  }));
}

/** Returns where each answer is kept: the decedent's row, the case's, or the answers of its page. */
export function placedAnswers(file: CaseFile, answers: readonly JudgedAnswer[]): DetailsChange {
  const fields = answers.flatMap(({ identifier, value }) => decedentChange(identifier, value) ?? []);
  const disposition = answers.find(({ identifier }) => identifier === 'dispositionType');
  const rest = answers.filter(({ identifier, value }) => identifier !== 'dispositionType' && !decedentChange(identifier, value));
  const pages = caseQuestionPage.values.filter((page) => answers.some(({ question }) => question.page === page));
  return {
    decedent: Object.fromEntries(fields.map(({ field, value }) => [field, value])) as Partial<Decedent>,
    row: disposition ? { dispositionType: disposition.value as DispositionType | undefined } : {},
    pages: byPage(file, rest),
    identifiers: answers.map(({ identifier }) => identifier),
    subject: pages.map(caseQuestionPage.label).join(', ').slice(0, 200),
  };
}

/** Returns what a save has to write, without what is already so, as when it is sent again. 409 if something differs from what the caller saw. */
function changesToWrite(known: Answers, answers: readonly JudgedAnswer[], expected: AnswersToCheck): JudgedAnswer[] {
  const fresh = answers.filter(({ identifier, value }) => !same(answerTo(known, identifier), value));
  if (fresh.every(({ identifier }) => same(answerTo(known, identifier), answerTo(expected as Answers, identifier)))) return fresh;
  throw staleCase('Someone changed the same answer in the meantime. Your changes aren’t saved yet.');
}

/** The fields that are the decedent’s legal name. */
const nameFields = ['firstName', 'middleName', 'lastName', 'babyOf', 'suffix'] as const;
/** Who of a family may change it. */
const naming = ['person-in-control-of-disposition', 'informant'] as const;

/** Refuses a change of the legal name by a relative while somebody else of the family is there for that. Any relative may add a part that is missing. */
function refuseNaming({ decedent, contacts }: CaseFile, answers: readonly JudgedAnswer[], contactId: string | undefined): void {
  const renamed = answers.filter(({ identifier, value }) => {
    const change = decedentChange(identifier, value);
    const field = nameFields.find((each) => each === change?.field);
    return field !== undefined && !isNothing(decedent[field]);
  });
  const namers = contacts.filter((contact) => naming.some((role) => hasRole(contact, role)));
  const [namer] = namers;
  if (renamed.length === 0 || !namer || namers.some(({ id }) => id === contactId)) return;
  const message = `Only ${namer.fullName} can change the name here. Ask them, or call us.`;
  const errors = renamed.map(({ identifier }) => ({ field: `changes.${identifier}`, message }));
  throw problem('forbidden', { detail: message, errors });
}

/** Saves answers as `saveAnswers` does, in one transaction with what else belongs to them. Returns the file after that. */
export const saveAnswersWith = (
  context: OperationContext,
  { record, viewer }: ViewedCase,
  { changes, expected }: AnswersSave,
  also: DetailsWith = {},
): Promise<CaseFile> =>
  changeDetails(
    context,
    record,
    (current) => {
      const { groups, people, known } = current;
      const isFamily = viewer === 'family';
      const seen = isFamily ? asTheFamilySees(known) : known;
      const fresh = changesToWrite(seen, judgeAnswers(changes, { groups, lists: { people }, viewer }), expected);
      if (isFamily) refuseNaming(current, fresh, relationTo(context, record.id).link?.contactId);
      const answers = fresh.flatMap((answer) => answersKept(known, isFamily, answer).map((kept) => ({ ...answer, ...kept })));
      return answers.length > 0 ? placedAnswers(current, answers) : null;
    },
    also,
  );

/**
 * Saves answers of someone who takes part in a case, each over what their screen showed. If two people change two different answers, both are kept. If they
 * change the same one, the second is told, and nothing of theirs is saved.
 */
export async function saveAnswers(
  context: OperationContext,
  viewed: ViewedCase,
  save: AnswersSave,
  also: DetailsWith = {},
): Promise<SavedAnswers> {
  const file = await saveAnswersWith(context, viewed, save, also);
  const seen = viewed.viewer === 'family' ? asTheFamilySees(file.known) : file.known;
  const previous = Object.keys(save.changes).map((identifier): [string, Answer] => [
    identifier,
    answerTo(seen, identifier) ?? null,
  ]);
  return { answers: Object.fromEntries(previous), progress: progressFor(viewed.viewer, questionScopeOf(file), file.record) };
}
