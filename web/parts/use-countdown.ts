import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Counts down the whole seconds until an instant (epoch milliseconds), once a second. Returns 0 from then on, and for null. */
export const useCountdown = (end: number | null): number => {
  const [, setTick] = useState(0);
  const left = end === null ? 0 : secondsUntil(end);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
};

/** Returns `45 seconds`, `1 minute`, or `12 minutes` (rounded up, so that nobody comes back too early). */
export const waitWords = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
