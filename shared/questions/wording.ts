import type { Timing } from '../model/enumerations/case.ts';
import type { Question } from '../model/question.ts';

/**
 * Returns the wording of a question. At need someone has died; at both other timings everyone is still alive, so an imminent need uses the words of a
 * pre-need. Without words for a timing, the plain ones are used.
 */
export function wordingOf(
  question: Pick<Question, 'question' | 'atNeedQuestion' | 'preNeedQuestion'>,
  timing: Timing | undefined,
): string {
  if (timing === undefined) return question.question;
  const own = timing === 'at-need' ? question.atNeedQuestion : question.preNeedQuestion;
  return own || question.question;
}
