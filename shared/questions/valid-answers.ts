import type { Answer } from '../model/answer.ts';
import { checkAnswer } from './check-answer.ts';
import { type Answers, answerTo, type ConditionalQuestion } from './conditional-question.ts';
import { isAnswered } from './is-answered.ts';
import { type VisibilityContext, visibleQuestions } from './visible-questions.ts';

/** An answer that is not kept: `unknown` to any question, `hidden` since its question does not show, `invalid` with the screen's words. */
type DroppedAnswer = { identifier: string } & ({ reason: 'unknown' | 'hidden' } | { reason: 'invalid'; words: string });

export type ValidAnswers = { answers: Answers; dropped: DroppedAnswer[] };

/**
 * The answers that count: to questions that show, of the right kind, inside their bounds, among their options. What counts is priced and
 * saved; the rest is named, so that a screen can say so. What only says nothing (null, empty words) goes without a word. Keeping what was
 * kept changes nothing.
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
