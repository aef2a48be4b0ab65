import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusInView } from '#web/ui/focus-in-view.ts';

/** Focuses the question that an address names (`?action=fatherName`, as tasks do, or a part of its path) once it is rendered, and once only. */
export function useQuestionInAddress(named?: string): void {
  const asked = useSearchParams()[0].get('action');
  const action = named ?? asked;
  const found = useRef<string | null>(null);
  // After every render: questions appear when their page loads, and when an answer reveals them.
  useEffect(() => {
    if (!action || found.current === action) return;
    const question = document.querySelector(`[data-question="${CSS.escape(action)}"]`);
    if (!question) return;
    found.current = action;
    question.scrollIntoView({ block: 'center' });
    focusInView(() => document.querySelector(`[data-question="${CSS.escape(action)}"]`));
  });
}
