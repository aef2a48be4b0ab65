import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { fieldsOf, memberLabels, valueWords } from './member-labels.ts';
import type { StaleMember as Stale } from './use-save-member.ts';

type StaleMemberProps = { stale: Stale; onKeepMine: () => Promise<void>; onTakeSaved: () => void };

/** Shows what was typed here and what somebody else saved, side by side, and lets the person say which holds. */
export const StaleMember = ({ stale, onKeepMine, onTakeSaved }: StaleMemberProps) => {
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
  const saved = fieldsOf(stale.saved);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="stale-member"
      className="rounded-control border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <h3 id="stale-member" className="font-semibold text-warning">
        Somebody else saved {stale.saved.fullName} in the meantime
      </h3>
      <p className="mt-1">Nothing of yours is saved yet. Which of these should hold?</p>
      <dl className="mt-4 grid gap-4">
        {stale.fields.map((field) => (
          <div key={field} className="grid gap-2 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{memberLabels[field]}</dt>
            <Version title="What you chose">{valueWords(field, stale.mine)}</Version>
            <Version title="What is saved">{valueWords(field, saved)}</Version>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-3">
        <FormFailure error={failure} />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void keep()}>
            Keep what I chose
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
