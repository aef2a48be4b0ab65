import { useSyncExternalStore } from 'react';

/** Calls 768 px and less narrow (docs/decisions.md, Screens). */
const NARROW_QUERY = '(max-width: 768px)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Returns whether the screen is 768 px wide or less, now and after every change; false while prerendering. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW_QUERY).matches,
    () => false,
  );
