import type { CaseDisplayService } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { CaseQuestion } from '#shared/model/question.ts';
import { type ConditionalQuestion, conditionalQuestions } from '#shared/questions/conditional-question.ts';
import { missingQuestions } from '#shared/questions/missing-questions.ts';

/** A question of a display service as its case keeps it: the service's rule and the question's own are one. */
function caseQuestion({ askedWhen, visibleWhen, ...question }: ConditionalQuestion): CaseQuestion {
  const rules = [visibleWhen, askedWhen].filter((rule) => rule !== undefined);
  if (rules.length === 0) return question;
  return { ...question, visibleWhen: rules.length === 1 ? (rules[0] as LogicRule) : { and: rules } };
}

/** A display service of a home as a case takes it up: with its price, its questions and its place in the course of the funeral as they are then. */
export function caseServiceOf(id: string, home: PlannerHome, displayServiceId: string): CaseDisplayService | undefined {
  const service = home.displayServices.find((each) => each.id === displayServiceId);
  if (!service) return undefined;
  const catalog = new Map(home.questions.map((question) => [question.id, question]));
  const questions = conditionalQuestions(service.questions, catalog).filter(({ askedWhen }) => askedWhen !== false);
  return {
    arrangementDisplayServiceId: id,
    displayServiceId,
    name: service.name,
    description: service.description,
    status: 'missing-info',
    priceCents: service.priceCents,
    isAddOn: service.isAddOn,
    pricingMethod: 'a-la-carte',
    displayServiceAction: 'none',
    familyOption: 'can-see',
    metadata: { eventOrder: service.eventOrder, page: service.page },
    questions: questions.map(caseQuestion),
    services: service.mappings.map(({ logic: _logic, ...mapping }) => mapping),
  };
}

/** Its place in the course of the funeral. */
export const eventOrderOf = ({ metadata }: CaseDisplayService): number =>
  typeof metadata.eventOrder === 'number' ? metadata.eventOrder : Number.MAX_SAFE_INTEGER;

/** The answers of a display service, by identifier. */
export const serviceAnswers = ({ questions }: Pick<CaseDisplayService, 'questions'>) =>
  Object.fromEntries(questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]])));

/** How many of its required questions that show are not answered. */
export const missingOf = (service: Pick<CaseDisplayService, 'questions'>, facts: Readonly<Record<string, unknown>>): number =>
  missingQuestions(service.questions, serviceAnswers(service), { facts }).length;
