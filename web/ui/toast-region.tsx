import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWanted } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Stands once in the app; empty until the first toast. */
export const ToastRegion = () => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenToastWanted(() => setIsNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
