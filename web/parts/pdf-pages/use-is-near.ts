import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is in view or within a window's height of it. `frame` scrolls it; without one, the page does. */
export function useIsNear(element: RefObject<Element | null>, frame?: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      root: frame?.current ?? null,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, frame]);
  return isNear;
}
