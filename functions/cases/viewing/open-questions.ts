import { answerTo } from '#shared/questions/asked-question.ts';
import { isAnswered } from '#shared/questions/is-answered.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import type { Asked, OnCasePage } from './shown-questions.ts';

/** How many of these questions show at present, and how many of those have no answer yet; one that is asked twice is one. */
export function openOf(questions: readonly OnCasePage[], { known, timing }: Asked): { shown: number; open: number } {
  const shown = visibleQuestions(questions, known, { facts: { ...known, timing } });
  const isAnsweredBy = new Map(
    shown.map((question) => [question.identifier, isAnswered(question, answerTo(known, question.identifier))]),
  );
  return { shown: isAnsweredBy.size, open: [...isAnsweredBy.values()].filter((is) => !is).length };
}
