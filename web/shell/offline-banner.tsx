import { useSyncExternalStore } from 'react';
import { Banner } from '../ui/banner.tsx';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says so while the device has no network, and that nothing is lost. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-chrome>
      {!isOnline && (
        <Banner tone="warning" className="rounded-none justify-center" title="You are offline.">
          What you have typed stays here. Send it again when the connection is back.
        </Banner>
      )}
    </div>
  );
};
