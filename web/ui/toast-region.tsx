import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { whenToastWanted } from './toast.ts';

const Toaster = lazyPart(() => import('./toaster.tsx'));

/** Shows toasts; the app has one, which is empty until the first toast. */
export const ToastRegion = ({ isAtTop }: { isAtTop: boolean }) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenToastWanted(() => setIsNeeded(true)), []);
  return isNeeded ? <Toaster isAtTop={isAtTop} /> : null;
};
