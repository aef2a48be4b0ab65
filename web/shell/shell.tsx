import { lazy, Suspense, useCallback, useEffect } from 'react';
import { type BlockerFunction, Outlet, ScrollRestoration, useBlocker, useNavigation, useSearchParams } from 'react-router-dom';
import { drawerIn } from '../drawers/drawer-address.ts';
import { DrawerOutlet } from '../drawers/drawer-outlet.tsx';
import { blocksNavigation } from '../routing/blocks-navigation.ts';
import { useSession } from '../session/use-session.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { useIsSlow } from '../ui/spinner.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useArrival } from './use-arrival.ts';

const CONTENT = 'content';

/** Few visits ever see it, so no other visit loads it. */
const SupportBanner = lazy(() => import('../parts/support-banner.tsx'));

/** Holds navigation back while a drawer is open on a narrow screen. */
const useDrawerBlock = () => {
  const [search] = useSearchParams();
  const isDrawerOpen = drawerIn(search) !== null;
  const isNarrow = useIsNarrow();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => blocksNavigation({ isDrawerOpen, isNarrow, from: currentLocation, to: nextLocation }),
    [isDrawerOpen, isNarrow],
  );
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
};

/** A thin line at the top edge while the next screen takes longer than a moment. */
const NavigationProgress = () => {
  const isSlow = useIsSlow(useNavigation().state === 'loading');
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {isSlow && (
        <div className="h-full animate-breathe bg-primary">
          <span className="sr-only">Loading the page</span>
        </div>
      )}
    </div>
  );
};

/** Everything around a screen, and the screen. */
export const Shell = () => {
  useArrival();
  useDrawerBlock();
  const { support } = useSession();
  return (
    <>
      <SkipLink targetId={CONTENT} />
      <NavigationProgress />
      {support && (
        <Suspense>
          <SupportBanner />
        </Suspense>
      )}
      <OfflineBanner />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id={CONTENT} tabIndex={-1} className="flex-1">
          <Outlet />
        </main>
        <Footer />
      </div>
      <DrawerOutlet />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
};
