import type { CountedService } from '#shared/planner/settled-items.ts';
import type { Answer } from '../model/answer.ts';
import type { DisplayServiceMapping, DisplayServiceQuestion } from '../model/display-service.ts';
import type { Timing } from '../model/enumerations/case.ts';
import type { LineWhy } from '../model/priced-plan.ts';
import type { Question } from '../model/question.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import type { SettledChoices } from '../planner/settled-choices.ts';
import { answerTo } from '../questions/conditional-question.ts';
import { wordingOf } from '../questions/wording.ts';
import { type Charge, unitsOf } from './charge.ts';
import type { PriceBook } from './price-book.ts';
import { holds, readBy, runRule } from './rules.ts';

type Data = Record<string, unknown>;

/** What is asked for is named within the bounds of a line's label. */
const MAX_LABEL = 200;

/** How many units a mapping is charged: 0 where its rule is not known to hold, or its quantity is no number. */
export const mappingUnits = ({ logic, quantity }: DisplayServiceMapping, data: Data): number =>
  holds(logic, data) ? (quantity === undefined ? 1 : unitsOf(runRule(quantity, data))) : 0;

/** A price that an answer calls for: `at` is its place among the question's prices, `units` how many times it is charged. */
export type AnswerCharge = { at: number; optionId: string | undefined; units: number; priceCents: number };

const isOption = (value: Answer | undefined, optionId: string): boolean => {
  if (typeof value === 'boolean') return String(value) === optionId;
  return Array.isArray(value) ? (value as unknown[]).includes(optionId) : value === optionId;
};

/** What an answer costs: each price of an option that is chosen, and that many times the number where a price names no option. */
export const answerCharges = ({ prices }: DisplayServiceQuestion, value: Answer | undefined): AnswerCharge[] =>
  prices.flatMap(({ optionId, priceCents }, at) => {
    const units = optionId === undefined ? unitsOf(value) : Number(isOption(value, optionId));
    return units > 0 ? [{ at, optionId, units, priceCents }] : [];
  });

/** The plan's timing decides how its questions are worded. */
type Words = { questions: ReadonlyMap<string, Question>; timing: Timing | undefined };

/** The question that a rule reads first, as it was asked; undefined where it reads facts of the plan alone. */
function questionBehind(rule: DisplayServiceMapping['logic'], { indexed }: CountedService, words: Words): string | undefined {
  if (rule === undefined) return undefined;
  for (const identifier of readBy(rule)) {
    const question = indexed.questions.find((each) => each.identifier === identifier) ?? words.questions.get(identifier);
    if (question) return wordingOf(question, words.timing);
  }
  return undefined;
}

/**
 * Why a service is charged. What the family chose is its own choice, unless a rule made it appear or made it more than one: then it follows from the answer. A
 * display service that is part of every plan (`canRemoveInOnlineArrangements`) was chosen by nobody, and follows from the package.
 */
function whyOf(
  mapping: DisplayServiceMapping,
  quantity: number,
  counted: CountedService,
  words: Words,
  packageName: string,
): LineWhy {
  if (mapping.logic === undefined && counted.isChosen && quantity === 1) return { kind: 'chosen' };
  const question = questionBehind(mapping.logic, counted, words) ?? questionBehind(mapping.quantity, counted, words);
  const because = counted.isChosen || question ? counted.service.name : packageName;
  return { kind: 'follows', because, ...(question ? { question } : {}) };
}

/** What the mapped services of a display service cost: at the home's price, so many times. */
const mappedCharges = (book: PriceBook, counted: CountedService, words: Words, packageName: string): Charge[] =>
  counted.service.mappings.flatMap((mapping) => {
    const quantity = mappingUnits(mapping, counted.data);
    const priced = quantity > 0 ? book.service(mapping.serviceId) : undefined;
    if (!priced) return [];
    return [{ ...priced, quantity, of: counted.service.id, why: whyOf(mapping, quantity, counted, words, packageName) }];
  });

const labelOf = (service: string, question: Question, { optionId }: AnswerCharge, words: string): string => {
  const option = optionId === undefined ? undefined : question.options.find(({ id }) => id === optionId)?.text;
  const label = `${service}: ${option ?? words}`.replace(/\s+/g, ' ');
  return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
};

/** What the answers to a display service's questions cost beside its services. */
const questionCharges = ({ service, indexed, answers }: CountedService, { timing }: Words): Charge[] =>
  service.questions.flatMap((setting) => {
    const question = indexed.byId.get(setting.id);
    if (!question || setting.prices.length === 0) return [];
    const words = wordingOf(question, timing);
    return answerCharges(setting, answerTo(answers, question.identifier)).map(
      (charge): Charge => ({
        key: `answer:${service.id}:${setting.id}:${charge.at}`,
        section: 'services',
        label: labelOf(service.name, question, charge, words),
        detail: '',
        quantity: charge.units,
        unit: charge.optionId === undefined ? 'each' : 'flat',
        unitCents: charge.priceCents,
        gplLine: null,
        of: service.id,
        why: { kind: 'follows', because: service.name, question: words },
      }),
    );
  });

/** Everything that the display services of a plan cost, in the course of the funeral. */
export function chosenCharges(book: PriceBook, { services, template }: SettledChoices, timing: Timing | undefined): Charge[] {
  const words: Words = { questions: homeIndexOf(book.home).questionCalled, timing };
  return services.flatMap((counted) => [
    ...mappedCharges(book, counted, words, template?.name ?? counted.service.name),
    ...questionCharges(counted, words),
  ]);
}
