import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PartValues } from './merge-values.ts';
import type { PartForm } from './use-part-form.ts';

type PartStaleProps<Values extends PartValues> = { form: PartForm<Values>; labels: Record<string, string> };

const words = (value: string | boolean | readonly string[] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (typeof value === 'string' ? value : (value ?? []).join(', ')) || 'Nothing';
};

const Version = ({ title, value }: { title: string; value: string | boolean | readonly string[] | undefined }) => (
  <dd className="min-w-0 rounded-chip bg-surface px-3 py-2">
    <span className="block text-xs text-muted">{title}</span>
    <span className="whitespace-pre-line break-words">{words(value)}</span>
  </dd>
);

/** What was typed here and what a colleague saved in the meantime, side by side; the person says which holds. */
export const PartStale = <Values extends PartValues>({ form, labels }: PartStaleProps<Values>) => {
  const { stale, keepMine, takeSaved } = form;
  const box = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (stale) box.current?.focus();
  }, [stale]);
  if (!stale) return null;
  const keep = async () => {
    setIsBusy(true);
    setFailure(null);
    await keepMine().catch(setFailure);
    setIsBusy(false);
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="stale-title"
      className="rounded-control border border-warning bg-warning-soft p-4 sm:p-5"
    >
      <h3 id="stale-title" className="font-semibold text-warning">
        Somebody of your team changed this in the meantime
      </h3>
      <p className="mt-1 text-sm">Nothing of yours is saved yet. Which of these should hold?</p>
      <dl className="mt-4 grid gap-4">
        {stale.fields.map((field) => (
          <div key={field} className="grid gap-2 sm:grid-cols-2">
            <dt className="text-sm font-semibold sm:col-span-2">{labels[field]}</dt>
            <Version title="What you typed" value={stale.mine[field]} />
            <Version title="What is saved" value={stale.saved[field]} />
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-3">
        <FormFailure error={failure} />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void keep()}>
            Keep what I typed
          </Button>
          <Button onClick={takeSaved}>Take what is saved</Button>
        </div>
      </div>
    </section>
  );
};
