import type { Question } from '../model/question.ts';
import { isAnswered, isOptional } from './is-answered.ts';
import { questionKinds } from './kinds/index.ts';
import { optionsOf } from './options.ts';
import type { QuestionLists } from './question-lists.ts';

/** Replaces a required answer that is missing (docs/decisions.md, Questions). */
export const MISSING = 'Missing';

export type FriendlyContext = {
  lists?: QuestionLists;
  /** IANA zone in which moments are written, with the zone's name; the home's, where it is known. */
  timeZone?: string;
};

/**
 * Writes an answer as people read it: `Yes`, `5 ft 11 in`, `March 4, 2026`, labels of options. `Missing` where a required answer is not there;
 * nothing where an optional one is not. Never throws, whatever was stored.
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
