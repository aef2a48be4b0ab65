import { useLocation } from 'react-router-dom';
import { useHoldsUnsaved } from '../routing/unsaved.ts';
import { Banner } from '../ui/banner.tsx';
import { useIsOnline } from './use-is-online.ts';

/** A plan says above its own step what is saved and what is not. */
const isPlan = (pathname: string): boolean => /^\/locations\/[^/]+\/arrangements\/./i.test(pathname);

/** Says that the device has no network, and what that means for this page. */
export const OfflineBanner = () => {
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const holdsUnsaved = useHoldsUnsaved();
  return (
    <div role="status" data-chrome>
      {!isOnline && !isPlan(pathname) && (
        <Banner tone="warning" className="rounded-none justify-center" title="You’re offline.">
          {holdsUnsaved
            ? 'What you’ve typed stays on this page. Send it again when you’re back online.'
            : 'Some pages may not load.'}
        </Banner>
      )}
    </div>
  );
};
