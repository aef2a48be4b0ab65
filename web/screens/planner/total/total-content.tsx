import { formatCents } from '#shared/values/money.ts';
import { PriceBreakdown } from '#web/parts/price-breakdown.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { usePlanner } from '../store/use-planner.ts';
import { Ceiling } from './ceiling.tsx';
import { signedWords } from './price-change.ts';
import { pricedOf } from './priced-of.ts';
import { useLastChange } from './use-last-change.ts';

/** Shows `+$395.00: Hearse`: what the last change did. */
const LastChange = () => {
  const change = useLastChange();
  if (!change) return null;
  return (
    <p className="text-sm text-muted">
      <span className={change.cents > 0 ? 'font-semibold text-text tabular-nums' : 'font-semibold text-success tabular-nums'}>
        {signedWords(change.cents)}
      </span>
      : {change.words}
    </p>
  );
};

/** Whether the code for swaps has loaded. If so, swaps may have been made, which can still be undone once the ceiling is gone. */
let areSwapsHere = false;
const Swaps = lazyPart(async () => {
  const { Swaps } = await import('./swaps.tsx');
  areSwapsHere = true;
  return { default: Swaps };
});

/** Shows the current total, and what changed it last. */
export const TotalFigure = () => {
  const { home, plan } = usePlanner();
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-semibold">Total so far</span>
        <span className="text-xl font-semibold tabular-nums">{formatCents(pricedOf(home, plan).totalCents)}</span>
      </p>
      <LastChange />
    </div>
  );
};

/** Shows the current total, what changed it last, the ceiling, what would save money, and the whole breakdown. */
export const TotalContent = () => {
  const { home, plan } = usePlanner();
  const priced = pricedOf(home, plan);
  return (
    <div className="grid gap-4">
      <TotalFigure />
      <Ceiling totalCents={priced.totalCents} />
      {(plan.ceilingCents !== undefined || areSwapsHere) && <Swaps totalCents={priced.totalCents} />}
      <Disclosure title="Line by line" aside={priced.lines.length} isOpenAtFirst className="border-t border-b-0">
        <PriceBreakdown priced={priced} isTotalHidden isShort />
      </Disclosure>
      <p className="text-xs text-subtle">
        By the price list of {home.name}. You haven’t bought anything yet, and you can choose only what you want.
      </p>
    </div>
  );
};
