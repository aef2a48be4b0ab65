import { useEffect, useRef, useState } from 'react';

type Ways = { back: boolean; on: boolean };

/** Most of what is in sight, so that one always knows where one was. */
const SHARE = 0.8;

/** Whether a row that scrolls sideways has more on either side, and a step to it. */
export const useScrollEnds = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [canGo, setCanGo] = useState<Ways>({ back: false, on: false });
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const next = { back: row.scrollLeft > 8, on: row.scrollLeft + row.clientWidth < row.scrollWidth - 8 };
      setCanGo((was) => (was.back === next.back && was.on === next.on ? was : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  const go = (way: keyof Ways) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const row = ref.current;
    row?.scrollBy({ left: (way === 'on' ? 1 : -1) * row.clientWidth * SHARE, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return { ref, canGo, go };
};
