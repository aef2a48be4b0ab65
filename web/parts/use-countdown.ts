import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Whole seconds until an instant (epoch milliseconds), counted down once a second; 0 from then on, and where there is none. */
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

/** `45 seconds`, `1 minute`, `12 minutes` (rounded up, so that nobody comes too early). */
export const waitWords = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
