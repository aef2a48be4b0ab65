import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Focuses the question that an address names (`?action=fatherName`, as tasks do) once it is rendered, and once only. */
export function useQuestionInAddress(): void {
  const action = useSearchParams()[0].get('action');
  const found = useRef<string | null>(null);
  // After every render: questions appear when their page loads, and when an answer reveals them.
  useEffect(() => {
    if (!action || found.current === action) return;
    const question = document.querySelector(`[data-question="${CSS.escape(action)}"]`);
    if (!question) return;
    found.current = action;
    // After the page's own arrival, which moves the focus to its heading.
    requestAnimationFrame(() => {
      question.scrollIntoView({ block: 'center' });
      question.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    });
  });
}
