import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';

/** Waits this long after the last keystroke before reporting what was typed (docs/decisions.md, Screens). */
export const ANSWER_DEBOUNCE_MS = 500;

export type DebouncedAnswer = {
  /** What the widget shows: what was last typed, or the answer from outside. */
  value: Answer | undefined;
  change: (value: Answer) => void;
  /** Reports a waiting answer immediately, if there is one. */
  flush: () => void;
};

/**
 * Delays a typed answer until a pause. It is reported immediately when the field is left (`flush`), when the field unmounts, and when the page is
 * hidden, which on a phone may be the last event: nothing typed is lost.
 */
export const useDebouncedAnswer = (
  value: Answer | undefined,
  onChange: (value: Answer) => void,
  delayMs: number,
): DebouncedAnswer => {
  const [draft, setDraft] = useState<{ value: Answer } | null>(null);
  const waiting = useRef<{ value: Answer; timer: ReturnType<typeof setTimeout> } | null>(null);
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });

  const flush = useCallback(() => {
    const due = waiting.current;
    if (!due) return;
    clearTimeout(due.timer);
    waiting.current = null;
    setDraft(null);
    tell.current(due.value);
  }, []);

  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      flush();
    };
  }, [flush]);

  const change = (next: Answer) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { value: next, timer: setTimeout(flush, delayMs) };
    setDraft({ value: next });
    if (delayMs === 0) flush();
  };
  return { value: draft ? draft.value : value, change, flush };
};
