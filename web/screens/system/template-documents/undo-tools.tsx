import { Redo2, Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import type { TemplateSteps } from './template-history.tsx';

/** Undoes a step, and makes it again. A button that can’t be used now keeps its place and the focus. */
export const UndoTools = ({ undo, redo, canUndo, canRedo }: Omit<TemplateSteps, 'change'>) => (
  <>
    <IconButton
      icon={Undo2}
      label="Undo"
      aria-keyshortcuts="Control+Z Meta+Z"
      aria-disabled={!canUndo || undefined}
      onClick={undo}
      className="aria-disabled:opacity-50"
    />
    <IconButton
      icon={Redo2}
      label="Redo"
      aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      aria-disabled={!canRedo || undefined}
      onClick={redo}
      className="aria-disabled:opacity-50"
    />
  </>
);

/** Text fields undo letters themselves. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Undoes with Ctrl or ⌘ and Z inside of an element, and makes it again with Shift. What had the focus may be gone then: the element’s first button gets it. */
export function useUndoKeys(root: RefObject<HTMLElement | null>, steps: Pick<TemplateSteps, 'undo' | 'redo'>): void {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) element?.querySelector<HTMLElement>('button')?.focus();
      });
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
