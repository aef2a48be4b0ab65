import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in sight or a window's height away from it; `frame` is what scrolls it, the page itself where missing. */
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
