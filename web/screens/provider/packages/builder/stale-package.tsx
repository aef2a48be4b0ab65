import { useEffect, useRef } from 'react';
import type { Template } from '#shared/model/template.ts';
import { Button } from '#web/ui/button.tsx';
import { packageDifferences } from './draft-differences.ts';

const Version = ({ title, children }: { title: string; children: string }) => (
  <dd className="min-w-0 rounded-chip bg-surface px-3 py-2">
    <span className="block text-xs text-muted">{title}</span>
    <span className="whitespace-pre-line break-words">{children || 'Nothing'}</span>
  </dd>
);

type StalePackageProps = {
  mine: Template;
  theirs: Template;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** What is typed here and what somebody else saved meanwhile, side by side; the person says which holds. */
export const StalePackage = ({ mine, theirs, isBusy, onKeepMine, onTakeTheirs }: StalePackageProps) => {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict has to be read
  useEffect(() => box.current?.focus(), [theirs]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="stale-package"
      className="rounded-control border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <h2 id="stale-package" className="text-base font-semibold text-warning">
        Somebody else saved this package while you worked on it
      </h2>
      <p className="mt-1">Nothing of yours is saved yet. Which of the two should hold?</p>
      <dl className="mt-4 grid gap-4">
        {packageDifferences(mine, theirs).map(({ label, mine: here, theirs: there }) => (
          <div key={label} className="grid gap-2 sm:grid-cols-2">
            <dt className="text-sm font-semibold sm:col-span-2">{label}</dt>
            <Version title="Yours">{here}</Version>
            <Version title="Saved by somebody else">{there}</Version>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" size="compact" isBusy={isBusy} busyLabel="Saving..." onClick={onKeepMine}>
          Save mine instead
        </Button>
        <Button size="compact" onClick={onTakeTheirs}>
          Take what is saved
        </Button>
      </div>
    </section>
  );
};
