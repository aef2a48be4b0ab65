import { useCallback, useEffect } from 'react';
import {
  type BlockerFunction,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { drawerIn } from '../drawers/drawer-address.ts';
import { DrawerOutlet } from '../drawers/drawer-outlet.tsx';
import { endClosing } from '../drawers/one-closing.ts';
import { blocksNavigation } from '../routing/blocks-navigation.ts';
import { isLocked } from '../routing/lock.ts';
import { DESK, type ScreenHandle } from '../routing/screen.ts';
import { hasUnsaved, losesUnsaved, useHasUnsaved } from '../routing/unsaved.ts';
import { useSession } from '../session/use-session.ts';
import { Banner } from '../ui/banner.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { useIsSlow } from '../ui/spinner.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { Footer } from './footer.tsx';
import { BareHeader, Header } from './header.tsx';
import { useArrival } from './use-arrival.ts';
import { useIsOnline } from './use-is-online.ts';

/** Checks for a plan, or a document to sign, which says above its own step what is saved, and for a conference, which says what it shows meanwhile. */
const saysItself = (pathname: string): boolean =>
  /^\/((locations\/[^/]+\/arrangements|document-signing)\/.|(plans\/)?conference(\/|$))/i.test(pathname);

/** Says that the device is offline, and what that means for this page. */
const OfflineBanner = () => {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const hasUnsaved = useHasUnsaved();
  return (
    <div role="status" data-chrome>
      {!isOnline && !saysItself(pathname) && (
        <Banner tone="warning" className="rounded-none justify-center" title="You’re offline.">
          {hasUnsaved
            ? 'What you’ve typed stays on this page. Send it again when you’re back online.'
            : 'Some pages may not load.'}
        </Banner>
      )}
    </div>
  );
};

/** The element that the skip link leads to: the screen, in whichever frame. */
export const CONTENT = 'content';

/** Few visits ever see it, so no other visit loads it. */
const SupportBanner = lazyPart(() => import('../parts/support-banner.tsx'));

/** Few screens ever need it. */
const LeaveQuestion = lazyPart(() => import('./leave-question.tsx'));

/** Blocks navigation while a drawer is open on a narrow screen, and asks if the screen has unsaved text. */
const NavigationBlocker = () => {
  const isDrawerOpen = drawerIn(useSearchParams()[0]) !== null;
  const isNarrow = useIsNarrow();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation: from, nextLocation: to }) =>
      isLocked(to) || blocksNavigation({ isDrawerOpen, isNarrow, from, to }) || losesUnsaved(from, to),
    [isDrawerOpen, isNarrow],
  );
  const blocker = useBlocker(shouldBlock);
  const isQuestion = blocker.state === 'blocked' && hasUnsaved() && !isLocked(blocker.location);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isQuestion) blocker.reset();
  }, [blocker, isQuestion]);
  if (!isQuestion) return null;
  const stay = () => {
    endClosing();
    blocker.reset();
  };
  return <LeaveQuestion onStay={stay} onLeave={() => blocker.proceed()} />;
};

/** Shows a thin line at the top while the next screen takes longer than a moment. */
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

/** The site's frame around a screen. */
const Site = ({ isBare, isAlone }: { isBare: boolean; isAlone: boolean }) => (
  <div className="flex min-h-dvh flex-col">
    {!isAlone && (isBare ? <BareHeader /> : <Header />)}
    <main id={CONTENT} tabIndex={-1} className="flex-1">
      <Outlet />
    </main>
    {!(isBare || isAlone) && <Footer />}
  </div>
);

/** Everything around a screen, and the screen. A home's workspace brings a frame of its own (`web/workspace/desk.tsx`). */
export const Shell = () => {
  useArrival();
  const { support } = useSession();
  const matches = useMatches();
  const isDesk = matches.some(({ handle }) => handle === DESK);
  const is = (kind: 'isBare' | 'isAlone') => matches.some(({ handle }) => (handle as ScreenHandle | undefined)?.[kind]);
  return (
    <>
      <SkipLink targetId={CONTENT} />
      <NavigationProgress />
      <NavigationBlocker />
      {support && <SupportBanner />}
      <OfflineBanner />
      {isDesk ? <Outlet /> : <Site isBare={is('isBare')} isAlone={is('isAlone')} />}
      <DrawerOutlet />
      {/* At the top is the banner of a support session. */}
      <ToastRegion isAtTop={isDesk && !support} />
      <ScrollRestoration />
    </>
  );
};
