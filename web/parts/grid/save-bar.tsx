import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { SaveIndicator, type SaveState } from '#web/parts/save-indicator.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { GridEditing } from './use-grid-edits.ts';

type History = Pick<GridEditing, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;

type SaveBarProps = {
  /** How many rows aren't saved. */
  count: number;
  state: SaveState;
  failure: unknown;
  onSave: () => void;
  onDiscard: () => void;
  /** What can be undone, if changes can. */
  history?: History;
  /** Why rows can't be saved yet, with the way to where that is decided. */
  waits?: Waits | undefined;
};

type Waits = { words: string; act: string; onAct: () => void };

const HistoryButtons = ({ undo, redo, canUndo, canRedo }: History) => (
  <>
    <IconButton icon={Undo2} label="Undo" aria-disabled={!canUndo} onClick={undo} className="aria-disabled:opacity-40" />
    <IconButton icon={Redo2} label="Redo" aria-disabled={!canRedo} onClick={redo} className="aria-disabled:opacity-40" />
  </>
);

/** Returns what the bar says of rows that someone else saved, if there are any; `onAct` leads to the choice between two versions of the first. */
export const waitsForChoice = (count: number, onAct: () => void): Waits | undefined =>
  count === 0
    ? undefined
    : { words: `A colleague changed ${count === 1 ? '1 row' : `${count} rows`}.`, act: 'Choose which to keep', onAct };

/** Says what rows wait for, and leads there. */
const WaitsNote = ({ words, act, onAct }: Waits) => (
  <p role="status" className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-warning">
    {words} <TextButton onClick={onAct}>{act}</TextButton>
  </p>
);

/** Shows how many rows aren't saved, always visible at the bottom of a grid, with the one button that saves them all (Ctrl or Cmd and S). */
export const SaveBar = ({ count, state, failure, onSave, onDiscard, history, waits }: SaveBarProps) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onSave]);
  const isBusy = state.kind === 'saving';
  return (
    <section
      aria-label="Saving"
      data-chrome
      className="sticky bottom-(--phone-bar) z-20 mt-4 grid gap-2 border-t border-border bg-raised px-3 py-3 shadow-3 sm:rounded-t-card"
    >
      <FormFailure error={failure} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="font-semibold tabular-nums">{count === 0 ? 'Nothing to save' : `${count} unsaved`}</p>
          {waits && !isBusy ? (
            <WaitsNote {...waits} />
          ) : (
            <SaveIndicator
              state={(state.kind === 'dirty' || state.kind === 'failed') && count === 0 ? { kind: 'clean' } : state}
              dirtyWords="Kept on this device until you save"
            />
          )}
        </div>
        <div className="flex items-center gap-3">
          {history && <HistoryButtons {...history} />}
          {count > 0 && (
            <Button size="compact" look="quiet" disabled={isBusy} onClick={onDiscard}>
              Discard
            </Button>
          )}
          <Button
            size="compact"
            look="primary"
            isBusy={isBusy}
            busyLabel="Saving..."
            disabled={count === 0}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={onSave}
          >
            Save
          </Button>
        </div>
      </div>
    </section>
  );
};
