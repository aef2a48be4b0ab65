import { Suspense, useEffect, useRef, useState } from 'react';
import type { Point } from '#shared/values/geo.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

const MapSheet = lazyPart(() => import('./map-sheet.tsx'), 'The map');

/** A home on the map; `label` (a price, mostly) is written where there is room for it, the first pins first. */
export type MapPin = Point & { id: string; label: string | null };

export type SurroundingsMapProps = {
  centre: Point;
  /** Miles from the centre to the outermost ring. */
  radius: number;
  pins: readonly MapPin[];
  /** The pin that is being pointed at elsewhere on the screen. */
  markedId?: string | null;
  onMark?: (id: string | null) => void;
  onPick?: (id: string) => void;
  /** What the map shows, for those who do not see it. */
  label: string;
  className?: string;
};

/**
 * The surroundings of a place, drawn by ourselves: coast and state lines, towns, rings of distance, pins. It keeps its place from the start,
 * and loads when it comes near the screen. Everything it says stands in words beside it.
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
        {isNear && size && size.width > 0 && (
          <Suspense>
            <MapSheet {...map} {...size} />
          </Suspense>
        )}
      </div>
      <figcaption className="sr-only">{map.label}</figcaption>
    </figure>
  );
};
