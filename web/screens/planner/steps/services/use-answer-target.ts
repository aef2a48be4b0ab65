import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query parameter that links to one question: `<display service>.<question>`. */
export const ANSWER_PARAM = 'answer';

export type AnswerTarget = { displayServiceId: string; questionId: string };

/** Returns the query that links to one question; empty if there is none. */
export const answerQuery = (question: AnswerTarget | undefined): string =>
  question ? `?${new URLSearchParams({ [ANSWER_PARAM]: `${question.displayServiceId}.${question.questionId}` })}` : '';

/** Returns the question that the address links to (what the summary named as missing), if any. */
export const useAnswerTarget = (): AnswerTarget | null => {
  const [search] = useSearchParams();
  const [displayServiceId = '', questionId = ''] = (search.get(ANSWER_PARAM) ?? '').split('.');
  return displayServiceId && questionId ? { displayServiceId, questionId } : null;
};

/** How often to look for it while the question's code loads, and for how long. */
const LOOK_MS = 100;
const PATIENCE_MS = 5_000;

/** Focuses a field as soon as it renders, after the heading, which a new page focuses first. */
export const useFocusOn = (fieldId: string | null): void => {
  useEffect(() => {
    if (!fieldId) return;
    const until = performance.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      const field = document.getElementById(fieldId);
      const target = field?.matches('fieldset') ? (field.querySelector<HTMLElement>('input, select, textarea') ?? field) : field;
      if (target) {
        target.focus({ preventScroll: true });
        (field?.closest('[data-question]') ?? target).scrollIntoView({ block: 'center' });
      }
      if (target || performance.now() > until) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [fieldId]);
};
