import type { DisplayService } from './display-service.ts';
import type { LogicRule } from './logic-rule.ts';
import type { PriceList } from './price-list.ts';
import type { QuestionGroup } from './question-group.ts';
import type { TaskTrigger } from './task.ts';

/** A rule inside something that staff save, and its path there, from the outside in. */
export type RuleAt = { path: readonly (string | number)[]; rule: LogicRule };

const ruleAt = (rule: LogicRule | undefined, ...path: (string | number)[]): RuleAt[] =>
  rule === undefined ? [] : [{ path, rule }];

/** Returns every rule of a display service: when it shows, what it charges and how often, and which questions it asks. */
export const rulesOfDisplayService = ({
  visibleWhen,
  mappings,
  questions,
}: Pick<DisplayService, 'mappings' | 'questions'> & { visibleWhen?: LogicRule | undefined }): RuleAt[] => [
  ...ruleAt(visibleWhen, 'visibleWhen'),
  ...mappings.flatMap(({ logic, quantity }, at) => [
    ...ruleAt(logic, 'mappings', at, 'logic'),
    ...ruleAt(quantity, 'mappings', at, 'quantity'),
  ]),
  ...questions.flatMap(({ logic }, at) => ruleAt(logic, 'questions', at, 'logic')),
];

/** Returns every rule of a group of questions: when it shows, and when each question does. */
export const rulesOfQuestionGroup = ({ visibleWhen, questions }: Pick<QuestionGroup, 'visibleWhen' | 'questions'>): RuleAt[] => [
  ...ruleAt(visibleWhen, 'visibleWhen'),
  ...questions.flatMap((question, at) => ruleAt(question.visibleWhen, 'questions', at, 'visibleWhen')),
];

/** Returns every rule of a price list: when a discount applies, and when something has to be bought. */
export const rulesOfPriceList = ({ discounts, requirements }: Pick<PriceList, 'discounts' | 'requirements'>): RuleAt[] => [
  ...discounts.flatMap(({ when }, at) => ruleAt(when, 'discounts', at, 'when')),
  ...requirements.flatMap(({ when }, at) => ruleAt(when, 'requirements', at, 'when')),
];

/** Returns every rule of a task trigger: when it creates a task, when that is done, and when it is no longer needed. */
export const rulesOfTaskTrigger = ({
  condition,
  completeWhen,
  appliesWhen,
}: Pick<TaskTrigger, 'condition' | 'completeWhen' | 'appliesWhen'>): RuleAt[] => [
  ...ruleAt(condition, 'condition'),
  ...ruleAt(completeWhen, 'completeWhen'),
  ...ruleAt(appliesWhen, 'appliesWhen'),
];
