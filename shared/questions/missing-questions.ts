import { type Answers, answerTo, type ConditionalQuestion } from './conditional-question.ts';
import { isAnswered, isOptional } from './is-answered.ts';
import { type VisibilityContext, visibleQuestions } from './visible-questions.ts';

/**
 * The questions that show, have to be answered and are not (marketplace.md section 5, Question completeness), in their order. A family
 * can go on without them; the summary names them.
 */
export function missingQuestions<Asked extends ConditionalQuestion>(
  questions: readonly Asked[],
  answers: Answers,
  context: VisibilityContext = {},
): Asked[] {
  return visibleQuestions(questions, answers, context).filter(
    (question) => !isOptional(question) && !isAnswered(question, answerTo(answers, question.identifier)),
  );
}
