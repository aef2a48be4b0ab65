import { ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePlanner } from '../store/use-planner.ts';
import { signedWords } from './price-change.ts';
import { pricedOf } from './priced-of.ts';
import { useLastChange } from './use-last-change.ts';

/** The bar's height and a little space, so that whatever has the focus is above it. */
const BAR_ROOM = '6rem';

/** Keeps what scrolls into view above the bar. */
const useRoomBelow = (): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = BAR_ROOM;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
};

const Standing = ({ totalCents }: { totalCents: number }) => {
  const { ceilingCents } = usePlanner().plan;
  const change = useLastChange();
  if (ceilingCents !== undefined && totalCents > ceilingCents)
    return (
      <span className="font-semibold text-warning tabular-nums">{formatCents(totalCents - ceilingCents)} above your ceiling</span>
    );
  if (!change) return <span>Every line and why</span>;
  return (
    <span className="tabular-nums">
      {signedWords(change.cents)}: {change.words}
    </span>
  );
};

/** Shows the total at the bottom of a small screen, and opens the breakdown in a sheet. */
export const TotalBar = () => {
  const { home, plan } = usePlanner();
  const { open } = useDrawer();
  const { totalCents } = pricedOf(home, plan);
  useRoomBelow();
  return (
    <div
      data-total-bar
      className="sticky bottom-0 z-20 -mx-(--page-gutter) border-t border-border bg-raised pb-[env(safe-area-inset-bottom)] shadow-2 print:hidden"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open('plan-total')}
        className="flex min-h-16 w-full items-center gap-4 px-(--page-gutter) py-2 text-left transition-colors duration-(--hover) hover:bg-sunken focus-visible:-outline-offset-3"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            Total <span className="tabular-nums">{formatCents(totalCents)}</span>
          </span>
          <span className="block truncate text-sm text-muted">
            <Standing totalCents={totalCents} />
          </span>
        </span>
        <Icon of={ChevronUp} className="text-muted" />
      </button>
    </div>
  );
};
