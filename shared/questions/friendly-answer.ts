import type { Question } from '../model/question.ts';
import { isAnswered, isOptional } from './is-answered.ts';
import { questionKinds } from './kinds/index.ts';
import { optionsOf } from './options.ts';
import type { QuestionLists } from './question-lists.ts';

/** Replaces a required answer that is missing (docs/decisions.md, Questions). */
export const MISSING = 'Missing';

export type FriendlyContext = {
  lists?: QuestionLists;
  /** The IANA zone for writing moments, with the zone's name; the home's, if known. */
  timeZone?: string;
};

/**
 * Writes an answer as people read it: `Yes`, `5 ft 11 in`, `March 4, 2026`, labels of options. A missing answer is `Missing` if required, and nothing if
 * optional. Never throws, whatever was stored.
 */
export function friendlyAnswer(
  question: Question,
  value: unknown,
  { lists = {}, timeZone = 'UTC' }: FriendlyContext = {},
): string {
  if (!isAnswered(question, value)) return isOptional(question) ? '' : MISSING;
  const context = { question, lists, options: optionsOf(question, lists), timeZone };
  return questionKinds[question.fieldType].say(value as never, context);
}
