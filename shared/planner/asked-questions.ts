import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { ConditionalQuestion } from '../questions/conditional-question.ts';
import { visibleQuestions } from '../questions/visible-questions.ts';
import { settledChoices } from './settled-choices.ts';

/** A question as a plan is asked it: beside which display service, or beside the items of which category. */
type AskedQuestion = { besideId: string; question: ConditionalQuestion };

/** Returns the questions that a plan's own services, and its items, ask now, in the order of the funeral. */
export function askedQuestions(home: PlannerHome, plan: PlanChoices): AskedQuestion[] {
  const { services, carried } = settledChoices(home, plan);
  return [...services, ...carried].flatMap(({ service, indexed, answers, data }) =>
    visibleQuestions(indexed.questions, answers, { facts: data }).map((question) => ({ besideId: service.id, question })),
  );
}
