import { type RefObject, useEffect, useRef } from 'react';

type Steps = Record<'undo' | 'redo', () => void>;

/** Inputs that have letters to undo. A browser undoes in the one that was typed in last, also if the focus is elsewhere. */
const lettered =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=range])';

/** Returns whether an element undoes its letters itself. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(lettered) !== null;

/** Returns the step that keys ask for; undefined if they ask for none. */
function stepOfKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): keyof Steps | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const name = key.toLowerCase();
  if (name === 'z') return shiftKey ? 'redo' : 'undo';
  return name === 'y' ? 'redo' : undefined;
}

/** Undoes with Ctrl or ⌘ and Z inside of an element, and makes it again with Shift. What had the focus may be gone then: the element’s first button gets it. */
export function useUndoKeys(root: RefObject<HTMLElement | null>, steps: Steps): void {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOfKeys(event);
      if (!step || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      latest.current[step]();
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) element?.querySelector<HTMLElement>('button')?.focus();
      });
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/**
 * Undoes with the same keys wherever else the focus is on the screen, such as on nothing after what had it was removed. Left to the browser, they would change an input
 * that isn’t focused. In an input, they are the browser’s as long as it’s the one that was typed in last.
 */
export function useScreenUndoKeys(steps: Steps): void {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const stopped = new AbortController();
    let typedIn: EventTarget | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOfKeys(event);
      if (!step || event.defaultPrevented) return;
      if (isTyping(event.target) && (typedIn === null || typedIn === event.target)) return;
      event.preventDefault();
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]') !== null;
      if (!isInDialog && !isTyping(event.target)) latest.current[step]();
    };
    document.addEventListener('input', ({ target }) => (typedIn = isTyping(target) ? target : typedIn), {
      capture: true,
      signal: stopped.signal,
    });
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
