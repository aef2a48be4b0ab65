import type { Timing } from '../model/enumerations/case.ts';
import { type CaseQuestionPage, caseQuestionPage } from '../model/enumerations/question.ts';
import type { QuestionGroup } from '../model/question-group.ts';
import { type Answers, answerTo } from '../questions/conditional-question.ts';
import { isAnswered, isOptional } from '../questions/is-answered.ts';
import { type QuestionOnPage, questionsOfGroups } from '../questions/questions-of-groups.ts';
import { visibleQuestions } from '../questions/visible-questions.ts';
import { type CaseSide, sideSight } from '../visibility/sight.ts';

/** What progress is counted over: the case's groups of questions, its answers by identifier, and what else their rules read. */
export type ProgressInput = {
  groups: readonly QuestionGroup[];
  answers: Answers;
  timing: Timing;
  facts?: Readonly<Record<string, unknown>>;
};

/** A whole percentage with its counts; 100 only if nothing is left. `openTasks` is set if tasks are counted too. */
export type Progress = { percent: number; answered: number; required: number; openTasks?: number };

type CountedQuestion = { page: CaseQuestionPage; identifier: string; isAnswered: boolean };

/** Returns the visible required questions that a side of the case may answer. */
function countedFor(side: CaseSide, { groups, answers, timing, facts }: ProgressInput): CountedQuestion[] {
  const questions = questionsOfGroups(groups).filter((each): each is QuestionOnPage & { page: CaseQuestionPage } =>
    caseQuestionPage.has(each.page),
  );
  return visibleQuestions(questions, answers, { facts: { ...facts, timing } })
    .filter(
      (question) => !isOptional(question) && sideSight(side, { kind: 'question', question, page: question.page }) === 'can-edit',
    )
    .map((question) => ({
      page: question.page,
      identifier: question.identifier,
      isAnswered: isAnswered(question, answerTo(answers, question.identifier)),
    }));
}

/** Computes progress. A question that two pages ask counts once. */
function progressOver(counted: readonly CountedQuestion[]): Progress {
  const answeredBy = new Map(counted.map(({ identifier, isAnswered: is }) => [identifier, is]));
  const required = answeredBy.size;
  const answered = [...answeredBy.values()].filter(Boolean).length;
  return { percent: required === 0 ? 100 : Math.floor((answered / required) * 100), answered, required };
}

/** Returns how much staff have answered of what they must (docs/decisions.md, Cases). */
export const caseProgress = (of: ProgressInput): Progress => progressOver(countedFor('staff', of));

/** Returns how much a family has answered of what it may edit and must answer. */
export const familyProgress = (of: ProgressInput): Progress => progressOver(countedFor('family', of));

/** Returns the same by page, in the pages' order, without pages that ask that side nothing. */
export function categoryProgress(of: ProgressInput, side: CaseSide = 'staff'): Partial<Record<CaseQuestionPage, Progress>> {
  const counted = countedFor(side, of);
  const pages = caseQuestionPage.values.filter((page) => counted.some((each) => each.page === page));
  return Object.fromEntries(pages.map((page) => [page, progressOver(counted.filter((each) => each.page === page))]));
}
