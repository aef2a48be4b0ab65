import { useEffect, useState } from 'react';

/** How long a whole number is on the screen (spec/vital-records.md, section 5). */
const SHOWN_MS = 30_000;

/**
 * Keeps a whole Social Security number in this component's memory and nowhere else: no query cache, no storage. It goes after 30 seconds, when the window loses
 * the focus or is hidden, and with the screen.
 */
export const useShownNumber = () => {
  const [number, show] = useState<string | null>(null);
  useEffect(() => {
    if (number === null) return;
    const hide = () => show(null);
    const timer = setTimeout(hide, SHOWN_MS);
    const targets = [
      [window, 'blur'],
      [window, 'pagehide'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, event] of targets) target.addEventListener(event, hide);
    return () => {
      clearTimeout(timer);
      for (const [target, event] of targets) target.removeEventListener(event, hide);
    };
  }, [number]);
  return { number, show, hide: () => show(null) };
};
