import { SaveIndicator, type SaveState } from '#web/parts/save-indicator.tsx';
import { messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';

export type SaveLineProps = { save: SaveState; failure: unknown; hasErrors: boolean; onRetry: () => void };

/** Says quietly, below the visible questions, whether the answers are saved, with a retry if they aren't. */
export const SaveLine = ({ save, failure, hasErrors, onRetry }: SaveLineProps) => (
  <div className="sticky bottom-(--phone-bar) z-10 -mx-4 mt-6 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-bg px-4 py-2">
    {save.kind === 'clean' && <p className="text-sm text-muted">Answers are saved as you enter them.</p>}
    <SaveIndicator state={save} dirtyWords={hasErrors ? 'Not saved: see what is marked above' : 'Not saved yet'} />
    {save.kind === 'failed' && failure !== null && (
      <>
        <span className="text-sm text-muted">{messageOf(failure)}</span>
        <Button size="compact" onClick={onRetry}>
          Retry
        </Button>
      </>
    )}
  </div>
);
