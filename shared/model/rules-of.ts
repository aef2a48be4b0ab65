import type { DisplayService } from './display-service.ts';
import type { LogicRule } from './logic-rule.ts';
import type { PriceList } from './price-list.ts';
import type { QuestionGroup } from './question-group.ts';
import type { TaskTrigger } from './task.ts';

/** A rule inside something that staff keep, and where it stands there, from the outside inwards. */
export type RuleAt = { path: readonly (string | number)[]; rule: LogicRule };

const ruleAt = (rule: LogicRule | undefined, ...path: (string | number)[]): RuleAt[] =>
  rule === undefined ? [] : [{ path, rule }];

/** Every rule of a display service: when it shows, what it charges and how often, and which questions it asks. */
export const rulesOfDisplayService = ({
  visibleWhen,
  mappings,
  questions,
}: Pick<DisplayService, 'visibleWhen' | 'mappings' | 'questions'>): RuleAt[] => [
  ...ruleAt(visibleWhen, 'visibleWhen'),
  ...mappings.flatMap(({ logic, quantity }, at) => [
    ...ruleAt(logic, 'mappings', at, 'logic'),
    ...ruleAt(quantity, 'mappings', at, 'quantity'),
  ]),
  ...questions.flatMap(({ logic }, at) => ruleAt(logic, 'questions', at, 'logic')),
];

/** Every rule of a group of questions: when it shows, and when each of them does. */
export const rulesOfQuestionGroup = ({ visibleWhen, questions }: Pick<QuestionGroup, 'visibleWhen' | 'questions'>): RuleAt[] => [
  ...ruleAt(visibleWhen, 'visibleWhen'),
  ...questions.flatMap((question, at) => ruleAt(question.visibleWhen, 'questions', at, 'visibleWhen')),
];

/** Every rule of a price list: when a discount is given, and when something has to be bought. */
export const rulesOfPriceList = ({ discounts, requirements }: Pick<PriceList, 'discounts' | 'requirements'>): RuleAt[] => [
  ...discounts.flatMap(({ when }, at) => ruleAt(when, 'discounts', at, 'when')),
  ...requirements.flatMap(({ when }, at) => ruleAt(when, 'requirements', at, 'when')),
];

/** Every rule of a trigger of tasks: when it makes one, when that is done, when it is not needed any more. */
export const rulesOfTaskTrigger = ({
  condition,
  completeWhen,
  appliesWhen,
}: Pick<TaskTrigger, 'condition' | 'completeWhen' | 'appliesWhen'>): RuleAt[] => [
  ...ruleAt(condition, 'condition'),
  ...ruleAt(completeWhen, 'completeWhen'),
  ...ruleAt(appliesWhen, 'appliesWhen'),
];
