import { useEffect, useEffectEvent, useState } from 'react';
import { backoffMs } from './backoff.ts';

/**
 * Retries while `isFailed`: after a growing wait, as soon as the device is back online, and when `retry` is called. `again` resolves to whether it
 * worked. `isManual` tells a press from an automatic try.
 */
export const useRetries = (isFailed: boolean, again: (isManual: boolean) => Promise<boolean>) => {
  const [failures, setFailures] = useState(1);
  const [isRetrying, setIsRetrying] = useState(false);
  const attempt = useEffectEvent(async (isManual: boolean) => {
    if (isRetrying) return;
    setIsRetrying(true);
    const worked = await again(isManual);
    setIsRetrying(false);
    setFailures(worked ? 1 : failures + 1);
  });
  useEffect(() => {
    if (!isFailed) return;
    const attemptNow = () => void attempt(false);
    const timer = setTimeout(attemptNow, backoffMs(failures, Math.random()));
    addEventListener('online', attemptNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', attemptNow);
    };
  }, [isFailed, failures]);
  return { failures, isRetrying, retry: () => void attempt(true) };
};
