import { useEffect, useState } from 'react';

/** The worker that answers at the removals alone, so that the phones of families keep nothing of it. */
const WORKER = '/removals-worker.js';
const SCOPE = '/removals';

const isActive = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = () => {
      if (worker.state === 'activated') resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    settle();
    worker.addEventListener('statechange', settle);
  });

const listeners = new Set<(isKept: boolean) => void>();

/** Has the service worker store the files of the removals, and asks the browser not to clear them. Some browsers and private windows can't. */
export async function keepRemovalFiles(): Promise<boolean> {
  const isKept = await navigator.serviceWorker
    ?.register(WORKER, { scope: SCOPE })
    .then(({ active, installing, waiting }) => {
      const worker = active ?? installing ?? waiting;
      return worker !== null && isActive(worker);
    })
    .catch(() => false);
  await navigator.storage?.persist?.().catch(() => false);
  for (const listener of listeners) listener(isKept ?? false);
  return isKept ?? false;
}

/** Tells whether this screen opens without a connection; null until it's known. */
export function useIsKept(): boolean | null {
  const [isKept, setIsKept] = useState<boolean | null>(null);
  useEffect(() => {
    listeners.add(setIsKept);
    const known = navigator.serviceWorker?.getRegistration(SCOPE).then((registration) => Boolean(registration?.active));
    void (known ?? Promise.resolve(false)).catch(() => false).then((found) => setIsKept((before) => before ?? found));
    return () => void listeners.delete(setIsKept);
  }, []);
  return isKept;
}
