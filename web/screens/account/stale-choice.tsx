import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '../../parts/form-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { detailsOf } from './merge-details.ts';
import type { StaleDetails } from './use-save-details.ts';

export type StaleChoiceProps = {
  stale: StaleDetails;
  labels: Record<string, string>;
  onKeepMine: () => Promise<void>;
  onTakeSaved: () => void;
};

/** Shows what was typed here and what was saved elsewhere, side by side, and lets the person say which holds. */
export const StaleChoice = ({ stale, labels, onKeepMine, onTakeSaved }: StaleChoiceProps) => {
  const box = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict has to be read
  useEffect(() => box.current?.focus(), [stale]);
  const keep = async () => {
    setIsBusy(true);
    setFailure(null);
    await onKeepMine().catch(setFailure);
    setIsBusy(false);
  };
  const saved = detailsOf(stale.saved);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="stale-title"
      className="rounded-control border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <h3 id="stale-title" className="font-semibold text-warning">
        Your details were changed somewhere else in the meantime
      </h3>
      <p className="mt-1 text-sm">Nothing is saved yet. Which of these should hold?</p>
      <dl className="mt-4 grid gap-4">
        {stale.fields.map((field) => (
          <div key={field} className="grid gap-2 sm:grid-cols-2">
            <dt className="text-sm font-semibold sm:col-span-2">{labels[field]}</dt>
            <Version title="What you typed">{stale.mine[field]}</Version>
            <Version title="What is saved">{saved[field]}</Version>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-3">
        <FormFailure error={failure} />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void keep()}>
            Keep what I typed
          </Button>
          <Button onClick={onTakeSaved}>Take what is saved</Button>
        </div>
      </div>
    </section>
  );
};

const Version = ({ title, children }: { title: string; children: string }) => (
  <dd className="min-w-0 rounded-chip bg-surface px-3 py-2">
    <span className="block text-xs text-muted">{title}</span>
    <span className="break-words">{children || 'Nothing'}</span>
  </dd>
);
