import { ArrowDownRight, Undo2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { type Swap, swapsUnder } from '#shared/pricing/swaps.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePlanner } from '../store/use-planner.ts';
import { useMadeSwaps } from './use-made-swaps.ts';

const Offer = ({ swap, onMake }: { swap: Swap; onMake: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onMake}
      className="flex min-h-11 w-full items-start gap-3 rounded-control border border-border-strong bg-surface px-3.5 py-2.5 text-left text-sm transition-colors duration-(--hover) hover:border-text hover:bg-sunken"
    >
      <Icon of={ArrowDownRight} size={18} className="mt-0.5 text-primary" />
      <span className="min-w-0 flex-1">{swap.label}</span>
      <span className="shrink-0 font-semibold whitespace-nowrap tabular-nums">Save {formatCents(swap.savesCents)}</span>
    </button>
  </li>
);

/** Over the ceiling, offers the three swaps that save most, each with one press, and undoes those that were made, each with one press. */
export const Swaps = ({ totalCents }: { totalCents: number }) => {
  const { home, plan } = usePlanner();
  const { made, make, undo } = useMadeSwaps();
  const headingId = useId();
  const { ceilingCents } = plan;
  const isOver = ceilingCents !== undefined && totalCents > ceilingCents;
  const offered = useMemo(() => (isOver ? swapsUnder(home, plan, ceilingCents) : []), [home, plan, ceilingCents, isOver]);
  if (!isOver && made.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="text-sm font-semibold">
        {isOver ? 'What would save most' : 'What you swapped'}
      </h3>
      {isOver && offered.length === 0 && (
        <p className="text-sm text-muted">
          Nothing here can be swapped for something cheaper. A simpler package, or another home, may cost less.
        </p>
      )}
      {offered.length > 0 && (
        <ul className="grid gap-2">
          {offered.map((swap) => (
            <Offer key={swap.key} swap={swap} onMake={() => make(swap)} />
          ))}
        </ul>
      )}
      {made.length > 0 && (
        <ul className="grid gap-2" aria-label="Swaps made">
          {made.map((swap) => (
            <li
              key={swap.key}
              className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3.5 py-1.5 text-sm"
            >
              <span className="min-w-0 flex-1 basis-40">
                {swap.label}, <span className="tabular-nums">{formatCents(swap.savesCents)}</span> saved
              </span>
              <Button size="compact" look="quiet" icon={Undo2} aria-label={`Undo: ${swap.label}`} onClick={() => undo(swap)}>
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
