import type { CaseDisplayService } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { CaseQuestion } from '#shared/model/question.ts';
import { type ConditionalQuestion, conditionalQuestions } from '#shared/questions/conditional-question.ts';
import { missingQuestions } from '#shared/questions/missing-questions.ts';

/** Returns a question of a display service as its case keeps it, with the service's rule joined to the question's own. */
function caseQuestion({ askedWhen, visibleWhen, ...question }: ConditionalQuestion): CaseQuestion {
  const rules = [visibleWhen, askedWhen].filter((rule) => rule !== undefined);
  if (rules.length === 0) return question;
  return { ...question, visibleWhen: rules.length === 1 ? (rules[0] as LogicRule) : { and: rules } };
}

/** Returns a home's display service as a case takes it up: with its present price, questions, and place in the order of the funeral. */
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

/** Returns its place in the order of the funeral. */
export const eventOrderOf = ({ metadata }: CaseDisplayService): number =>
  typeof metadata.eventOrder === 'number' ? metadata.eventOrder : Number.MAX_SAFE_INTEGER;

/** Returns the answers of a display service, by identifier. */
export const serviceAnswers = ({ questions }: Pick<CaseDisplayService, 'questions'>) =>
  Object.fromEntries(questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]])));

/** Counts its required questions that are shown and not answered. */
export const missingOf = (service: Pick<CaseDisplayService, 'questions'>, facts: Readonly<Record<string, unknown>>): number =>
  missingQuestions(service.questions, serviceAnswers(service), { facts }).length;
