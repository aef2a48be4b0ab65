import { useEffect } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PriceDrafts } from './use-price-drafts.ts';

/** Shows how many rows aren't saved, always visible at the bottom of the grid, with the one button that saves them all (Ctrl or Cmd and S). */
export const SaveBar = ({ drafts: { dirty, state, failure, save, drop } }: { drafts: PriceDrafts }) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);
  const count = dirty.length;
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
          <SaveIndicator
            state={state.kind === 'dirty' && count === 0 ? { kind: 'clean' } : state}
            dirtyWords="Kept on this device until you save"
          />
        </div>
        <div className="flex gap-3">
          {count > 0 && (
            <Button size="compact" look="quiet" disabled={isBusy} onClick={() => dirty.forEach(drop)}>
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
            onClick={() => void save()}
          >
            Save
          </Button>
        </div>
      </div>
    </section>
  );
};
