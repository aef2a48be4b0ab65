import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { Button } from '#web/ui/button.tsx';
import type { WorkedPackageState } from './use-worked-package.ts';

type SaveBarProps = { work: WorkedPackageState; isNew: boolean; onSave: () => void };

/** What is saved and what is not, always in sight, with the way to save it. */
export const SaveBar = ({ work: { state, isDirty, undo }, isNew, onSave }: SaveBarProps) => (
  <div
    data-chrome
    className="sticky bottom-0 z-20 -mx-(--page-gutter) flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border bg-bg px-(--page-gutter) py-3 lg:mx-0 lg:rounded-t-card lg:border-x lg:px-4"
  >
    <SaveIndicator
      state={isDirty && (state.kind === 'clean' || state.kind === 'saved') ? { kind: 'dirty' } : state}
      dirtyWords="Not saved. Kept in this browser."
      {...(isNew ? {} : { cleanWords: 'Nothing to save' })}
    />
    <div className="flex flex-wrap gap-3">
      {isDirty && (
        <Button size="compact" onClick={undo}>
          Undo changes
        </Button>
      )}
      <Button
        look="primary"
        size="compact"
        isBusy={state.kind === 'saving'}
        busyLabel="Saving..."
        disabled={!isDirty && !isNew}
        onClick={onSave}
      >
        Save package
      </Button>
    </div>
  </div>
);
