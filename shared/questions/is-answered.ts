import type { Question } from '../model/question.ts';
import { questionKinds } from './kinds/index.ts';

/**
 * Checks whether a value answers the question (docs/decisions.md, Questions): blank text, null, a zero choice, an empty list, and an unselected
 * carousel don't; No and the number 0 do. `checkAnswer` says whether the answer is acceptable.
 */
export function isAnswered(question: Pick<Question, 'fieldType'>, value: unknown): boolean {
  return questionKinds[question.fieldType].isAnswered(value);
}

/** Returns whether the question only tells something and takes no answer. */
export function isMessage(question: Pick<Question, 'fieldType'>): boolean {
  return questionKinds[question.fieldType].isMessage === true;
}

/** Returns whether the question can be left unanswered; a message asks nothing. */
export function isOptional(question: Pick<Question, 'fieldType' | 'isOptional'>): boolean {
  return question.isOptional || isMessage(question);
}
