import type { Question } from '../model/question.ts';
import { questionKinds } from './kinds/index.ts';
import { optionsOf } from './options.ts';
import type { QuestionLists } from './question-lists.ts';

/** Whether a value says nothing: it is missing, not wrong. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns what is wrong with an answer, in the screen's own words, or nothing: its kind, its bounds, its options. A missing answer is never wrong
 * (`missingQuestions` finds those). Where a list of options is not known here (`optionsOf`), any option passes.
 * Whatever passes fits the kind's schema in model/answer.ts too.
 */
export function checkAnswer(question: Question, value: unknown, lists: QuestionLists = {}): string | undefined {
  if (isBlank(value)) return undefined;
  return questionKinds[question.fieldType].check(value, { question, lists, options: optionsOf(question, lists) });
}
