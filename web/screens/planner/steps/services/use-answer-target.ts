import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query name by which a link leads to one question: `<display service>.<question>`. */
export const ANSWER_PARAM = 'answer';

export type AnswerTarget = { displayServiceId: string; questionId: string };

/** The query of an address that leads to one question; empty where it is about none. */
export const answerQuery = (question: AnswerTarget | undefined): string =>
  question ? `?${new URLSearchParams({ [ANSWER_PARAM]: `${question.displayServiceId}.${question.questionId}` })}` : '';

/** The question that the address leads to (what the summary named as missing), if it names one. */
export const useAnswerTarget = (): AnswerTarget | null => {
  const [search] = useSearchParams();
  const [displayServiceId = '', questionId = ''] = (search.get(ANSWER_PARAM) ?? '').split('.');
  return displayServiceId && questionId ? { displayServiceId, questionId } : null;
};

/** How often it is looked for while the question's code is on its way, and for how long. */
const LOOK_MS = 100;
const PATIENCE_MS = 5_000;

/** Moves the focus to a field as soon as it is there, past the heading that a new page focuses first. */
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
