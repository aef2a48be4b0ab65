import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../ui/banner.tsx';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** A plan is kept in this browser with every change, and saves itself. */
const isPlan = (pathname: string): boolean => /^\/locations\/[^/]+\/arrangements\/./i.test(pathname);

/** Says so while the device has no network, and that nothing is lost. */
export const OfflineBanner = () => {
  const { pathname } = useLocation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-chrome>
      {!isOnline && (
        <Banner tone="warning" className="rounded-none justify-center" title="You’re offline.">
          {isPlan(pathname)
            ? 'What you enter in this plan is kept here. We’ll save it when you’re back online.'
            : 'What you’ve typed stays on this page. Send it again when you’re back online.'}
        </Banner>
      )}
    </div>
  );
};
