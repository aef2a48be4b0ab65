import { useMemo } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';

/** Returns the questions that currently show, given the answers, under their groups. A group that shows none is left out. */
export function useVisibleSections(
  groups: CaseQuestions['groups'],
  answers: Answers,
  { people, timeZone, timing, facts }: Pick<CaseQuestions, 'people' | 'timeZone' | 'timing' | 'facts'>,
) {
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const visible = useMemo(
    () => visibleQuestions(questions, answers, { facts: { ...facts, timing }, lists: { people } }),
    [questions, answers, facts, timing, people],
  );
  const isShown = new Set(visible);
  const sections = groups
    .map((group) => ({ group, questions: group.questions.filter((question) => isShown.has(question)) }))
    .filter((section) => section.questions.length > 0);
  /** For `QuestionSourcesContext`. */
  const sources = useMemo(() => ({ lists: { people }, timeZone }), [people, timeZone]);
  return { questions, visible, sections, sources };
}
