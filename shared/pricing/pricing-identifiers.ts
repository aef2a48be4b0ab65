import { safeCompile } from '../logic/compile-rule.ts';
import { identifiersOf } from '../logic/variables.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { Question } from '../model/question.ts';

/** A name that logic reads to price a display service. `questionId` is null for a fact of the plan, or something that nobody asks any more. */
export type PricingIdentifier = {
  identifier: string;
  questionId: string | null;
  question: string | null;
  fieldType: FieldType | null;
  isPriced: boolean;
};

const readBy = (rule: LogicRule | undefined): string[] =>
  rule === undefined ? [] : identifiersOf(safeCompile(rule, () => undefined).variables);

/**
 * Returns the identifiers whose values affect the price of a display service: those that its mappings read to show and count, then priced questions and
 * what decides whether they are asked. In reading order, each once.
 */
export function pricingIdentifiersOf(service: DisplayService, questions: readonly Question[]): PricingIdentifier[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const byName = new Map(questions.map((question) => [question.identifier, question]));
  const priced = service.questions.filter(({ prices, id }) => prices.length > 0 && byId.has(id));
  const names = [
    ...readBy(service.visibleWhen),
    ...service.mappings.flatMap(({ logic, quantity }) => [...readBy(logic), ...readBy(quantity)]),
    ...priced.flatMap(({ id, logic }) => {
      const question = byId.get(id) as Question;
      return [...readBy(question.visibleWhen), ...readBy(logic), question.identifier];
    }),
  ];
  const costs = new Set(priced.map(({ id }) => byId.get(id)?.identifier));
  return [...new Set(names)].map((identifier) => {
    const question = byName.get(identifier);
    return {
      identifier,
      questionId: question?.id ?? null,
      question: question?.question ?? null,
      fieldType: question?.fieldType ?? null,
      isPriced: costs.has(identifier),
    };
  });
}
