import type { Timing } from '../model/enumerations/case.ts';
import type { Question } from '../model/question.ts';

/**
 * The words in which a question is asked. At need somebody has died; at both other timings everybody it is about still lives, so that an
 * imminent need is asked in the words of a pre-need. A question without words of its own for a timing is asked in its plain ones.
 */
export function wordingOf(
  question: Pick<Question, 'question' | 'atNeedQuestion' | 'preNeedQuestion'>,
  timing: Timing | undefined,
): string {
  if (timing === undefined) return question.question;
  const own = timing === 'at-need' ? question.atNeedQuestion : question.preNeedQuestion;
  return own || question.question;
}
