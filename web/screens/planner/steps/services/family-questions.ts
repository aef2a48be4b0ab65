import type { Answer } from '#shared/model/answer.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Question } from '#shared/model/question.ts';
import type { Template } from '#shared/model/template.ts';
import {
  answersByIdentifier,
  type ConditionalQuestion,
  conditionalQuestions,
  storedAnswers,
} from '#shared/questions/conditional-question.ts';

const catalogs = new WeakMap<PlannerHome, ReadonlyMap<string, Question>>();

const catalogOf = (home: PlannerHome): ReadonlyMap<string, Question> => {
  const known = catalogs.get(home) ?? new Map(home.questions.map((question) => [question.id, question]));
  catalogs.set(home, known);
  return known;
};

/** Returns what a display service asks a family, in order. What a family may only see is locked. */
export const familyQuestions = (home: PlannerHome, { questions }: DisplayService): ConditionalQuestion[] =>
  conditionalQuestions(questions, catalogOf(home))
    .filter(({ audience, familyVisibility }) => audience !== 'staff-only' && familyVisibility !== 'cannot-see')
    .map((question) => (question.familyVisibility === 'can-see' ? { ...question, lockState: 'locked' } : question));

/** Returns whether a "yes" does nothing but add services that the package already includes. */
const isIncludedIn = (template: Template, { mappings }: DisplayService, { identifier }: ConditionalQuestion): boolean => {
  const yes = JSON.stringify({ '==': [{ var: identifier }, true] });
  const added = mappings.filter(({ logic }) => logic !== undefined && JSON.stringify(logic) === yes);
  const included = template.packageServices.filter(({ isIncluded }) => isIncluded);
  return added.length > 0 && added.every((each) => included.some(({ serviceId }) => serviceId === each.serviceId));
};

/** Returns the questions without the optional ones about what the package already includes, unless they are answered. */
export const questionsBeyond = (
  template: Template | undefined,
  service: DisplayService,
  questions: ConditionalQuestion[],
  selection: SelectedDisplayService,
): ConditionalQuestion[] => {
  if (!template) return questions;
  const isAnswered = ({ id }: ConditionalQuestion) => selection.answers.some(({ questionId }) => questionId === id);
  return questions.filter((each) => !each.isOptional || isAnswered(each) || !isIncludedIn(template, service, each));
};

/** Returns a choice with one more answer, or with one taken back (null). Answers to questions that aren't asked here don't change. */
export const answered = (
  selection: SelectedDisplayService,
  questions: readonly ConditionalQuestion[],
  identifier: string,
  value: Answer,
): SelectedDisplayService => {
  const questionIds = new Set(questions.map(({ id }) => id));
  const others = selection.answers.filter(({ questionId }) => !questionIds.has(questionId));
  const answers = { ...answersByIdentifier(questions, selection.answers), [identifier]: value };
  return { ...selection, answers: [...others, ...storedAnswers(questions, answers)] };
};
