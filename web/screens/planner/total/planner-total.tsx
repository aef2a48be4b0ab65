import { chosenTemplate } from '#shared/planner/offers.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { usePlanner } from '../store/use-planner.ts';

// These load with the first step that has a total: choosing a timing prices nothing.
const Aside = lazyPart(() => import('./total-aside.tsx').then((module) => ({ default: module.TotalAside })));
const Bar = lazyPart(() => import('./total-bar.tsx').then((module) => ({ default: module.TotalBar })));
const Announcer = lazyPart(() => import('./total-announcer.tsx').then((module) => ({ default: module.TotalAnnouncer })));

/** From this width on, the total is beside the step (Tailwind's `lg`). */
const WIDE = '(min-width: 64rem)';

const useHasTotal = (): boolean => {
  const { home, plan, conflict } = usePlanner();
  return !conflict && chosenTemplate(home, plan) !== undefined;
};

const AsidePlace = () => {
  const [hasTotal, isWide] = [useHasTotal(), useMedia(WIDE)];
  return hasTotal && isWide ? <Aside /> : null;
};

const BarPlace = () => {
  const [hasTotal, isWide] = [useHasTotal(), useMedia(WIDE)];
  if (!hasTotal) return null;
  return (
    <>
      {!isWide && <Bar />}
      <Announcer />
    </>
  );
};

/** The running total for `PlannerFrame`: a panel beside the step, or a bar under it that opens a sheet. Before a package there is none. */
export const plannerTotal = { aside: <AsidePlace />, bar: <BarPlace /> };
