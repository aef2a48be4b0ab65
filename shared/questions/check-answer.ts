import type { Question } from '../model/question.ts';
import { questionKinds } from './kinds/index.ts';
import { optionsOf } from './options.ts';
import type { QuestionLists } from './question-lists.ts';

/** Returns whether a value is empty: it is missing, not wrong. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns what is wrong with an answer (its kind, bounds, or options) in the screen's own words, or nothing. A missing answer is never wrong
 * (`missingQuestions` finds those). If a list of options isn't known here (`optionsOf`), any option passes. Whatever passes also fits the kind's schema in
 * model/answer.ts.
 */
export function checkAnswer(question: Question, value: unknown, lists: QuestionLists = {}): string | undefined {
  if (isBlank(value)) return undefined;
  return questionKinds[question.fieldType].check(value, { question, lists, options: optionsOf(question, lists) });
}
