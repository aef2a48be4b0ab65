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

/** The longest label of a line. */
const MAX_LABEL = 200;

/** Returns how many units of a mapping are charged: 0 if its rule isn't known to be true or its quantity isn't a number. */
export const mappingUnits = ({ logic, quantity }: DisplayServiceMapping, data: Data): number =>
  holds(logic, data) ? (quantity === undefined ? 1 : unitsOf(runRule(quantity, data))) : 0;

/** A price that an answer triggers: `at` is its position among the question's prices, `units` how many times it is charged. */
export type AnswerCharge = { at: number; optionId: string | undefined; units: number; priceCents: number };

const isOption = (value: Answer | undefined, optionId: string): boolean => {
  if (typeof value === 'boolean') return String(value) === optionId;
  return Array.isArray(value) ? (value as unknown[]).includes(optionId) : value === optionId;
};

/** Returns what an answer costs: the price of each chosen option, and for a price without an option, the price times the number. */
export const answerCharges = ({ prices }: DisplayServiceQuestion, value: Answer | undefined): AnswerCharge[] =>
  prices.flatMap(({ optionId, priceCents }, at) => {
    const units = optionId === undefined ? unitsOf(value) : Number(isOption(value, optionId));
    return units > 0 ? [{ at, optionId, units, priceCents }] : [];
  });

/** What the wording of questions depends on. */
type Words = { questions: ReadonlyMap<string, Question>; timing: Timing | undefined };

/** Returns the question that a rule reads first, as it was asked, or undefined if the rule reads only facts of the plan. */
function questionBehind(rule: DisplayServiceMapping['logic'], { indexed }: CountedService, words: Words): string | undefined {
  if (rule === undefined) return undefined;
  for (const identifier of readBy(rule)) {
    const question = indexed.questions.find((each) => each.identifier === identifier) ?? words.questions.get(identifier);
    if (question) return wordingOf(question, words.timing);
  }
  return undefined;
}

/**
 * Returns why a service is charged. What the family chose is its own choice, unless a rule made it appear or made it more than one: then it follows from
 * the answer. Nobody chose a display service that is part of every plan (`canRemoveInOnlineArrangements`): it follows from the package.
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

/** Returns what the mapped services of a display service cost: the home's price times the quantity. */
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

/** Returns what the answers to a display service's questions cost besides its services. */
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

/** Returns everything that the display services of a plan cost, in the order of the funeral, then what its items bring along. */
export function chosenCharges(
  book: PriceBook,
  { services, carried, template }: SettledChoices,
  timing: Timing | undefined,
): Charge[] {
  const words: Words = { questions: homeIndexOf(book.home).questionCalled, timing };
  const chargesOf = (counted: CountedService, because: string): Charge[] => [
    ...mappedCharges(book, counted, words, because),
    ...questionCharges(counted, words),
  ];
  return [
    ...services.flatMap((counted) => chargesOf(counted, template?.name ?? counted.service.name)),
    ...carried.flatMap((counted) => chargesOf(counted, counted.service.name)),
  ];
}
