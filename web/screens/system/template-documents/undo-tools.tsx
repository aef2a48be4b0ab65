import { Redo2, Undo2 } from 'lucide-react';
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
