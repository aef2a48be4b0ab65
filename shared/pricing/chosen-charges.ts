import { safeCompile } from '../logic/compile-rule.ts';
import { type LogicValue, truthOf, unknown } from '../logic/unknown.ts';
import { identifiersOf as identifiersIn } from '../logic/variables.ts';
import type { Answer } from '../model/answer.ts';
import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { DisplayService, DisplayServiceMapping, DisplayServiceQuestion } from '../model/display-service.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { LineWhy } from '../model/priced-plan.ts';
import type { Question } from '../model/question.ts';
import { servicesOffered } from '../planner/offers.ts';
import { identifiersOf } from '../planner/plan-facts.ts';
import { wordingOf } from '../questions/wording.ts';
import { type Charge, type PriceBook, unitsOf } from './charge.ts';

/** A display service that a settled plan holds, with the data that its rules read. */
export type HeldService = { service: DisplayService; selection: SelectedDisplayService; data: Record<string, unknown> };

/** The display services of a settled plan, in the course of the funeral. */
export function heldServices(home: PlannerHome, plan: PlanChoices): HeldService[] {
  const chosen = new Map(plan.selectedDisplayServices.map((each) => [each.displayServiceId, each]));
  return servicesOffered(home, plan).flatMap((service) => {
    const selection = chosen.get(service.id);
    return selection ? [{ service, selection, data: identifiersOf(home, plan, service.id) }] : [];
  });
}

/** Runs a rule over a plan: unknown while what it reads is open, and for a rule that cannot be run, which never prices anything. */
export const runRule = (rule: LogicRule, data: Record<string, unknown>): LogicValue =>
  safeCompile(rule, () => undefined, unknown).run(data, { absent: unknown });

/** Whether a rule is known to hold; none always does. */
export const holds = (rule: LogicRule | undefined, data: Record<string, unknown>): boolean =>
  rule === undefined || truthOf(runRule(rule, data)) === true;

/** How many units a mapping is charged: 0 where its rule is not known to hold. */
export const mappingUnits = ({ logic, quantity }: DisplayServiceMapping, data: Record<string, unknown>): number =>
  holds(logic, data) ? (quantity === undefined ? 1 : unitsOf(runRule(quantity, data))) : 0;

/** What an answer costs: each price that it calls for, with how many times. */
export function answerCharges(
  question: DisplayServiceQuestion,
  value: Answer | undefined,
): { optionId: string | null; units: number; priceCents: number }[] {
  const chosen = Array.isArray(value) ? value : [value];
  return question.prices.flatMap(({ optionId, priceCents }) => {
    const units = optionId === undefined ? unitsOf(value) : chosen.some((each) => String(each) === optionId) ? 1 : 0;
    return units > 0 ? [{ optionId: optionId ?? null, units, priceCents }] : [];
  });
}

/** The question that a rule reads first, in its words; undefined where it reads none. */
function questionBehind(home: PlannerHome, plan: PlanChoices, rule: LogicRule): string | undefined {
  const read = identifiersIn(safeCompile(rule, () => undefined).variables);
  const question = read.map((identifier) => home.questions.find((each) => each.identifier === identifier)).find(Boolean);
  return question && wordingOf(question, plan.timing);
}

const whyOf = (home: PlannerHome, plan: PlanChoices, service: DisplayService, rule: LogicRule | undefined): LineWhy => {
  if (rule === undefined) return { kind: 'chosen' };
  const question = questionBehind(home, plan, rule);
  return { kind: 'follows', because: service.name, ...(question ? { question } : {}) };
};

/** What the mapped services of a display service cost. */
const mappedCharges = (book: PriceBook, plan: PlanChoices, { service, data }: HeldService): Charge[] =>
  service.mappings.flatMap((mapping) => {
    const quantity = mappingUnits(mapping, data);
    const priced = quantity > 0 ? book.service(mapping.serviceId) : undefined;
    if (!priced) return [];
    const why = whyOf(book.home, plan, service, mapping.logic ?? mapping.quantity);
    return [{ ...priced, quantity, of: service.id, why }];
  });

const optionWords = (question: Question | undefined, optionId: string | null): string =>
  optionId === null
    ? ''
    : (question?.options.find(({ id }) => id === optionId)?.text ?? (optionId === 'true' ? 'Yes' : optionId));

/** What the answers to a display service's questions cost beside them. */
const questionCharges = (book: PriceBook, plan: PlanChoices, { service, selection }: HeldService): Charge[] =>
  service.questions.flatMap((asked) => {
    const question = book.home.questions.find(({ id }) => id === asked.id);
    const value = selection.answers.find(({ questionId }) => questionId === asked.id)?.value;
    return answerCharges(asked, value).map(({ optionId, units, priceCents }): Charge => {
      const words = question ? wordingOf(question, plan.timing) : service.name;
      return {
        key: `answer:${service.id}:${asked.id}${optionId === null ? '' : `:${optionId}`}`.slice(0, 120),
        section: 'services',
        label: [service.name, optionWords(question, optionId)].filter(Boolean).join(': '),
        detail: '',
        quantity: units,
        unit: optionId === null ? 'each' : 'flat',
        unitCents: priceCents,
        gplLine: null,
        of: service.id,
        why: { kind: 'follows', because: service.name, question: words },
      };
    });
  });

/** Everything that the display services of a settled plan cost, in the course of the funeral. */
export const chosenCharges = (book: PriceBook, plan: PlanChoices, held: readonly HeldService[]): Charge[] =>
  held.flatMap((each) => [...mappedCharges(book, plan, each), ...questionCharges(book, plan, each)]);
