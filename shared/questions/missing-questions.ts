import { type Answers, answerTo, type ConditionalQuestion } from './conditional-question.ts';
import { isAnswered, isOptional } from './is-answered.ts';
import { type VisibilityContext, visibleQuestions } from './visible-questions.ts';

/**
 * Returns the visible questions that must be answered and aren't, in order (docs/decisions.md, Questions). A family can continue without them; the summary
 * names them.
 */
export function missingQuestions<AnyQuestion extends ConditionalQuestion>(
  questions: readonly AnyQuestion[],
  answers: Answers,
  context: VisibilityContext = {},
): AnyQuestion[] {
  return visibleQuestions(questions, answers, context).filter(
    (question) => !isOptional(question) && !isAnswered(question, answerTo(answers, question.identifier)),
  );
}
