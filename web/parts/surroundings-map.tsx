import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { SurroundingsMapProps } from './map-sheet.tsx';

const MapSheet = lazyPart(() => import('./map-sheet.tsx'), 'The map');

/**
 * Shows the surroundings of a place, drawn by our own code: coast and state lines, towns, rings of distance, and pins. It reserves its space and
 * loads when it comes near the viewport. Everything on it is also in words beside it.
 */
export const SurroundingsMap = ({ className, ...map }: SurroundingsMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = frame.current;
    if (!watched) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) });
    });
    const views = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '300px' });
    sizes.observe(watched);
    views.observe(watched);
    return () => {
      sizes.disconnect();
      views.disconnect();
    };
  }, []);
  return (
    <figure
      className={classNames('relative overflow-hidden rounded-card border border-border bg-sunken print:hidden', className)}
    >
      <div ref={frame} className="absolute inset-0">
        {isNear && size && size.width > 0 && <MapSheet {...map} {...size} />}
      </div>
      <figcaption className="sr-only">{map.label}</figcaption>
    </figure>
  );
};
