import type { ProgressView, QuestionGroupView, QuestionView } from '#shared/contract/case-details-views.ts';
import { homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import { safeCompile } from '#shared/logic/compile-rule.ts';
import { identifiersOf as namesRead } from '#shared/logic/variables.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Case } from '#shared/model/case.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import {
  caseProgress,
  categoryProgress,
  familyProgress,
  type Progress,
  type ProgressInput,
} from '#shared/progress/case-progress.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { type QuestionOnPage, questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { caseFieldSight } from '#shared/visibility/field-sight.ts';
import { type CaseViewer, maySee, type Sight, sideOf, sightOf } from '#shared/visibility/sight.ts';
import type { CaseGroup } from './case-groups.ts';

/** What questions are shown from: a case's file, or only the kind of case that a first call opens. */
export type QuestionScope = { groups: readonly CaseGroup[]; known: Answers; timing: Timing };
export type OnCasePage = QuestionOnPage & { page: CaseQuestionPage };

/** Tells whether an answer under this name can be saved. The decedent's and the case's other facts, contacts, and names derived from others can't. */
function isSavedByAnswer(identifier: string): boolean {
  const home = homeOfIdentifier(identifier);
  return home.kind === 'answer' || home.kind === 'decedent' || (home.kind === 'case' && home.field === 'dispositionType');
}

/** Returns what a viewer may do with the answer to a question. What is changed elsewhere can't be changed here. */
export function answerSight(viewer: CaseViewer, question: OnCasePage | (Question & { page: CaseQuestionPage })): Sight {
  const sight = sightOf(viewer, { kind: 'question', question, page: question.page });
  return sight === 'can-edit' && !isSavedByAnswer(question.identifier) ? 'can-see' : sight;
}

const rulesOf = ({ visibleWhen, askedWhen }: OnCasePage) => [visibleWhen, askedWhen].filter((rule) => rule !== undefined);
const readBy = (question: OnCasePage): string[] =>
  rulesOf(question).flatMap((rule) => namesRead(safeCompile(rule, () => undefined).variables));

/** Derived names that reveal no more than the case's row does to everyone who takes part. */
const openNames: ReadonlySet<string> = new Set(['decedentFullName', 'dispositionGroup']);

/** Tells whether a viewer may know the value of a name that none of their questions asks for. */
function mayKnow(viewer: CaseViewer, name: string): boolean {
  const side = sideOf(viewer);
  if (side === 'staff' || openNames.has(name)) return true;
  const home = homeOfIdentifier(name);
  return home.kind === 'case' && caseFieldSight(side, home.field) !== 'cannot-see';
}

const withoutRules = ({ visibleWhen: _own, askedWhen: _group, ...question }: OnCasePage): OnCasePage => ({
  ...question,
  isVisible: true,
});

export type ViewerQuestions = { questions: (OnCasePage & { sight: Exclude<Sight, 'cannot-see'> })[]; facts: Answers };

/**
 * Returns the questions that a viewer sees, each with what they may do. A rule is included if its viewer may know all that it reads, so that the screen
 * runs it as answers change; otherwise it runs here, and what it hides is left out. `wanted` are the groups of the requested pages.
 */
export function questionsFor(viewer: CaseViewer, { groups, known, timing }: QuestionScope, wanted = groups): ViewerQuestions {
  const allQuestions = questionsOfGroups(groups) as OnCasePage[];
  const facts: Answers = { ...known, timing };
  const mayBeSeen = (question: OnCasePage) => maySee(viewer, { kind: 'question', question, page: question.page });
  const visible = (questionsOfGroups(wanted) as OnCasePage[]).filter(mayBeSeen);
  const names = new Set(visible.map(({ identifier }) => identifier));
  const askedOfViewer = new Set(allQuestions.filter(mayBeSeen).map(({ identifier }) => identifier));
  const isOpen = (name: string) => askedOfViewer.has(name) || mayKnow(viewer, name);
  const showing = new Set(visibleQuestions(allQuestions, known, { facts }).map(({ id }) => id));
  const questions = visible.flatMap((question) => {
    const sight = answerSight(viewer, question);
    if (sight === 'cannot-see') return [];
    if (readBy(question).every(isOpen)) return [{ ...question, sight }];
    return showing.has(question.id) ? [{ ...withoutRules(question), sight }] : [];
  });
  const read = new Set(questions.flatMap(readBy));
  const readableFacts = Object.entries(facts).filter(([name]) => read.has(name) && !names.has(name) && isOpen(name));
  return { questions, facts: Object.fromEntries(readableFacts) };
}

/** Returns the groups with the questions that remain in them, and their answers. */
export function visibleGroups(groups: readonly CaseGroup[], { questions }: ViewerQuestions, known: Answers): QuestionGroupView[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return groups.flatMap(({ id, name, description, page, questions: own }) => {
    const ordered = own.toSorted((one, other) => one.sortOrder - other.sortOrder);
    const left = ordered.flatMap((each): QuestionView[] => {
      const question = byId.get(each.id);
      if (!question) return [];
      const { page: _page, ...visibleQuestion } = question;
      const value = answerTo(known, question.identifier);
      return [{ ...visibleQuestion, ...(value === undefined ? {} : { value }) }];
    });
    return left.length > 0 ? [{ id, name, description, page, questions: left }] : [];
  });
}

const progressOf = ({ groups, known, timing }: QuestionScope): ProgressInput => ({
  groups,
  answers: known,
  timing,
  facts: known,
});
const counts = ({ percent, answered, required }: Progress) => ({ percent, answered, required });

/** What a case's row says about its open tasks. */
type OpenTasks = Pick<Case, 'openTasks' | 'openFamilyTasks' | 'openTasksByPage'>;
const withTasks = (progress: Progress, openTasks: number | undefined) => ({ ...counts(progress), openTasks: openTasks ?? 0 });

/** Returns how complete a case is for its viewer, with its open tasks. The home's own progress stays with the home. */
export function progressFor(viewer: CaseViewer, scope: QuestionScope, tasks: OpenTasks = {}): ProgressView {
  const of = progressOf(scope);
  const side = sideOf(viewer);
  const pages = Object.entries(categoryProgress(of, side));
  if (side !== 'staff') {
    const categories = Object.fromEntries(pages.map(([page, each]) => [page, counts(each)]));
    return side === 'trade' ? { categories } : { family: withTasks(familyProgress(of), tasks.openFamilyTasks), categories };
  }
  const byPage: Readonly<Record<string, number | undefined>> = tasks.openTasksByPage ?? {};
  return {
    case: withTasks(caseProgress(of), tasks.openTasks),
    family: withTasks(familyProgress(of), tasks.openFamilyTasks),
    categories: Object.fromEntries(pages.map(([page, each]) => [page, withTasks(each, byPage[page])])),
  };
}

/** Returns the progress that the case's row keeps. */
export function rowProgress(scope: QuestionScope) {
  const of = progressOf(scope);
  const byPage = Object.entries(categoryProgress(of)).map(([page, { percent }]) => [page, percent]);
  return {
    caseProgress: caseProgress(of).percent,
    familyProgress: familyProgress(of).percent,
    categoryProgress: Object.fromEntries(byPage) as Record<string, number>,
  };
}

/**
 * Returns whether what is known under a name counts: an answer to questions that are no longer shown doesn't. What no question asks counts, and so does the
 * answer to a question that has been switched off since.
 */
export function countingNames({ groups, known, timing }: QuestionScope): (name: string) => boolean {
  const questions = questionsOfGroups(groups);
  const visibleNames = new Set(
    visibleQuestions(questions, known, { facts: { ...known, timing } }).map(({ identifier }) => identifier),
  );
  const ruled = new Set(
    questions.filter((question) => rulesOf(question as OnCasePage).length > 0).map(({ identifier }) => identifier),
  );
  return (name) => visibleNames.has(name) || !ruled.has(name) || homeOfIdentifier(name).kind !== 'answer';
}

/** Returns what is known and counts. */
export function countingAnswers(scope: QuestionScope): Record<string, Answer> {
  const isCounted = countingNames(scope);
  return Object.fromEntries(Object.entries(scope.known).filter((entry): entry is [string, Answer] => isCounted(entry[0])));
}
