import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Goes to the question that an address asks for (`?action=fatherName`, as tasks do), once it is there; to each once. */
export function useQuestionInAddress(): void {
  const action = useSearchParams()[0].get('action');
  const found = useRef<string | null>(null);
  // After every render: questions come when their page is loaded, and when an answer reveals them.
  useEffect(() => {
    if (!action || found.current === action) return;
    const question = document.querySelector(`[data-question="${CSS.escape(action)}"]`);
    if (!question) return;
    found.current = action;
    // Behind the page's own arrival, which lets reading begin at its heading.
    requestAnimationFrame(() => {
      question.scrollIntoView({ block: 'center' });
      question.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    });
  });
}
