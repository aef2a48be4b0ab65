import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** Returns true once `isBusy` has lasted 300 ms: shorter waits show nothing, so that quick responses don't flicker. */
export const useIsSlow = (isBusy: boolean, afterMs = 300): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) {
      setIsSlow(false);
      return;
    }
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [isBusy, afterMs]);
  return isSlow;
};

const Ring = ({ size, className }: { size: number; className?: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    aria-hidden="true"
    className={classNames('animate-spin', className)}
  >
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);

export type SpinnerProps = { label: string; size?: number; isImmediate?: boolean; className?: string };

/** Shows a spinning ring with words for screen readers. It reserves its space and appears after 300 ms. */
export const Spinner = ({ label, size = 24, isImmediate = false, className }: SpinnerProps) => {
  const isSlow = useIsSlow(true);
  return (
    <span role="status" className={classNames('inline-flex text-primary', className)} style={{ minWidth: size, minHeight: size }}>
      {(isSlow || isImmediate) && (
        <>
          <Ring size={size} />
          <span className="sr-only">{label}</span>
        </>
      )}
    </span>
  );
};

/** Shows only the ring, for a control that says that it is busy. */
export const BusyRing = ({ size = 18 }: { size?: number }) => <Ring size={size} />;
