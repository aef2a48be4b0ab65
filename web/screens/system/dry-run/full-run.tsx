import { useRef } from 'react';
import type { DryRunView } from '#shared/contract/system-dry-runs.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCancelling } from './use-full-runs.ts';

const percentOf = ({ progress: { done, of } }: DryRunView) => Math.floor((done / of) * 100);

const stateWords = (run: DryRunView): string => {
  if (run.state === 'done') return 'The full run is done.';
  if (run.state === 'cancelled') return `Canceled at ${percentOf(run)}%.`;
  return run.progress.done === 0 ? 'Started' : `${percentOf(run)}% done`;
};

/** Shows how far a full dry run is, and cancels it. */
export const FullRun = ({ run, label = 'Full dry run' }: { run: DryRunView; label?: string }) => {
  const cancelling = useCancelling();
  const words = useRef<HTMLSpanElement>(null);
  const percent = percentOf(run);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <span ref={words} tabIndex={-1}>
          {stateWords(run)}
        </span>
        {run.state === 'running' && (
          <Button
            isBusy={cancelling.isPending}
            busyLabel="Canceling..."
            onClick={() => cancelling.mutate(run.id, { onSuccess: () => words.current?.focus() })}
          >
            Cancel
          </Button>
        )}
      </div>
      {run.state === 'running' && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full bg-primary forced-colors:bg-[CanvasText]" style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
      <FormFailure error={cancelling.error} />
    </div>
  );
};
