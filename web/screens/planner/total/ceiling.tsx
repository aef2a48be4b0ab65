import { useId, useState } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { usePlanner } from '../store/use-planner.ts';

/** Loads when a ceiling is set or changed: most of the time, people only read the total. */
const CeilingForm = lazyPart(() => import('./ceiling-form.tsx'), 'This form');

/** Shows how much of the ceiling the total uses, in words and as a bar that repeats them. */
const Meter = ({ totalCents, ceilingCents }: { totalCents: number; ceilingCents: number }) => {
  const over = totalCents - ceilingCents;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>Your ceiling</span>
        <span className="tabular-nums">{formatCents(ceilingCents)}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-border">
        <div
          className={classNames(
            'h-full origin-left rounded-full forced-colors:bg-[Highlight]',
            over > 0 ? 'bg-warning' : 'bg-primary',
          )}
          style={{ transform: `scaleX(${Math.min(1, totalCents / ceilingCents)})` }}
        />
      </div>
      <p className={classNames('mt-1.5 text-sm font-semibold tabular-nums', over > 0 ? 'text-warning' : 'text-success')}>
        {over > 0 ? `${formatCents(over)} above it` : over === 0 ? 'Exactly as much' : `${formatCents(-over)} left`}
      </p>
    </div>
  );
};

/** Sets, changes, or removes the most that the family wants to spend, and compares the total with it. */
export const Ceiling = ({ totalCents }: { totalCents: number }) => {
  const { plan, change } = usePlanner();
  const [isEditing, setIsEditing] = useState(false);
  const headingId = useId();
  const { ceilingCents } = plan;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="sr-only">
        Your ceiling
      </h3>
      {isEditing ? (
        <CeilingForm onDone={() => setIsEditing(false)} />
      ) : ceilingCents === undefined ? (
        <TextButton onClick={() => setIsEditing(true)}>Set a ceiling for the total</TextButton>
      ) : (
        <>
          <Meter totalCents={totalCents} ceilingCents={ceilingCents} />
          <div className="flex flex-wrap gap-x-4">
            <TextButton onClick={() => setIsEditing(true)}>Change the ceiling</TextButton>
            <TextButton onClick={() => change(({ ceilingCents: _, ...rest }) => rest)}>Remove it</TextButton>
          </div>
        </>
      )}
    </section>
  );
};
