import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from './use-returned-focus.ts';

/**
 * Keeps the focus in a part when the control that has it is replaced or removed, as Choose is by Take out: it moves to the first control of the part, or to its
 * heading if that takes the focus or is asked for. The component that calls this has to draw the part. What opens in the place of its button takes the focus by itself
 * (`focusOpened`).
 */
export function useStableFocus<Part extends HTMLElement>({ to = 'control' }: { to?: 'control' | 'heading' } = {}) {
  const ref = useRef<Part>(null);
  const last = useRef<Element>(null);
  // Before a dialog finds the focus lost, and takes it to its first control.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (!isFocusLost() || !ref.current) return;
    if (to === 'heading') focusHeading([ref.current]);
    else ref.current.querySelector<HTMLElement>('button:enabled, input:enabled, [tabindex]')?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A removal names no target, either.
    if (relatedTarget) last.current = null;
  };
  return { ref, onFocus, onBlur };
}
