import type { Answer } from '../model/answer.ts';
import { checkAnswer } from './check-answer.ts';
import { type Answers, answerTo, type ConditionalQuestion } from './conditional-question.ts';
import { isAnswered } from './is-answered.ts';
import { type VisibilityContext, visibleQuestions } from './visible-questions.ts';

/** An answer that isn't kept: `unknown` if there is no such question, `hidden` if its question doesn't show, or `invalid` with the screen's words. */
type DroppedAnswer = { identifier: string } & ({ reason: 'unknown' | 'hidden' } | { reason: 'invalid'; words: string });

export type ValidAnswers = { answers: Answers; dropped: DroppedAnswer[] };

/**
 * Returns the answers that count: to visible questions, of the right kind, within bounds, among the options. These are priced and saved; the others are
 * listed, so that a screen can say so. Empty ones (null, blank text) are dropped silently. Applying it to its own result changes nothing.
 */
export function validAnswers(
  questions: readonly ConditionalQuestion[],
  answers: Answers,
  context: VisibilityContext = {},
): ValidAnswers {
  const visible = new Set(visibleQuestions(questions, answers, context));
  const known = new Set(questions.map(({ identifier }) => identifier));
  const valid: [string, Answer][] = [];
  const dropped: DroppedAnswer[] = [];
  for (const question of questions) {
    const { identifier } = question;
    const value = answerTo(answers, identifier);
    const words = checkAnswer(question, value, context.lists);
    if (words) dropped.push({ identifier, reason: 'invalid', words });
    else if (value === undefined || !isAnswered(question, value)) continue;
    else if (!visible.has(question)) dropped.push({ identifier, reason: 'hidden' });
    else valid.push([identifier, value]);
  }
  for (const identifier of Object.keys(answers)) {
    if (!known.has(identifier)) dropped.push({ identifier, reason: 'unknown' });
  }
  return { answers: Object.fromEntries(valid), dropped };
}
