import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useEffect, useMemo, useState } from 'react';
import type { Point } from '#shared/values/geo.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Outlines, outlinesAround } from './land.ts';
import { localMap } from './local-map.ts';
import { layOut, type MapPin, type PlacedPin, type PlacedRing, type PlacedTown, type Spot } from './map-layout.ts';
import { useMapView } from './map-view.ts';

export type SurroundingsMapProps = {
  center: Point;
  /** Miles from the center to the outermost ring. */
  radius: number;
  pins: readonly MapPin[];
  /** The pin that is highlighted elsewhere on the screen. */
  markedId?: string | null;
  onMark?: (id: string | null) => void;
  onPick?: (id: string) => void;
  /** Describes the map for people who can't see it. */
  label: string;
  className?: string;
};

const colors = {
  '--water': 'light-dark(#dce8ea, #121a1c)',
  '--land': 'light-dark(#faf7f0, #24221e)',
} as CSSProperties;

/** How near to a pin a pointer has to be, in pixels. */
const REACH = 16;

/** Loads the land around a center. Null until then; if it can't be loaded, the map shows only rings and towns. */
const useOutlines = (lat: number, lon: number): Outlines | null => {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  useEffect(() => {
    let isWanted = true;
    const center = { lat, lon };
    outlinesAround(center, localMap(center))
      .then((found) => isWanted && setOutlines(found))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [lat, lon]);
  return outlines;
};

const Rings = ({ rings, middle }: { rings: PlacedRing[]; middle: Spot }) => (
  <g fill="none">
    {rings.map(({ miles, r, label }) => (
      <g key={miles}>
        <circle cx={middle.x} cy={middle.y} r={r} stroke="var(--primary)" strokeOpacity="0.45" strokeDasharray="2 5" />
        <text
          x={label.x}
          y={label.y + 4}
          textAnchor="middle"
          className="fill-primary text-[11px] font-semibold"
          stroke="var(--land)"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {miles} mi
        </text>
      </g>
    ))}
  </g>
);

const TownName = ({ x, y, name, rank, label }: PlacedTown) => (
  <g>
    <circle cx={x} cy={y} r={rank === 1 ? 2.5 : 1.75} fill="var(--subtle)" />
    <text
      x={label.left}
      y={label.bottom - 4}
      className={classNames('text-[12px]', rank === 1 ? 'fill-text font-semibold' : 'fill-muted')}
      stroke="var(--land)"
      strokeWidth="3"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {name}
    </text>
  </g>
);

const Pin = ({ pin, isMarked }: { pin: PlacedPin; isMarked: boolean }) =>
  pin.pill ? (
    <g>
      <rect
        x={pin.pill.left}
        y={pin.pill.top}
        width={pin.pill.right - pin.pill.left}
        height={pin.pill.bottom - pin.pill.top}
        rx="11"
        fill={isMarked ? 'var(--primary)' : 'var(--raised)'}
        stroke="var(--primary)"
        strokeWidth="1.25"
      />
      <text
        x={pin.x}
        y={pin.y + 4.25}
        textAnchor="middle"
        className={classNames('text-[12px] font-semibold tabular-nums', isMarked ? 'fill-on-primary' : 'fill-text')}
      >
        {pin.label}
      </text>
    </g>
  ) : (
    <circle
      cx={pin.x}
      cy={pin.y}
      r={isMarked ? 8 : 5.5}
      fill={isMarked ? 'var(--primary-hover)' : 'var(--primary)'}
      stroke="var(--raised)"
      strokeWidth="1.75"
    />
  );

type MapSheetProps = Omit<SurroundingsMapProps, 'className'> & { width: number; height: number };

/** Draws a `SurroundingsMap`. */
export default function MapSheet({ center, radius, pins, markedId, onMark, onPick, width, height }: MapSheetProps) {
  const outlines = useOutlines(center.lat, center.lon);
  const map = useMapView((at) => {
    const pin = pinAt(at);
    if (pin) onPick?.(pin.id);
  });
  const { view } = map;
  const sheet = useMemo(() => ({ width, height, center, radius }), [width, height, center, radius]);
  const layout = useMemo(() => layOut(sheet, view, pins, markedId), [sheet, view, pins, markedId]);
  const pinAt = (at: Spot): PlacedPin | undefined =>
    layout.pins.findLast(({ x, y, pill }) =>
      pill
        ? at.x >= pill.left && at.x <= pill.right && at.y >= pill.top && at.y <= pill.bottom
        : Math.hypot(at.x - x, at.y - y) < REACH,
    );
  const [isOverPin, setIsOverPin] = useState(false);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    if (map.follow(event)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const pin = pinAt({ x: event.clientX - box.left, y: event.clientY - box.top });
    setIsOverPin(Boolean(pin && onPick));
    if ((pin?.id ?? null) !== (markedId ?? null)) onMark?.(pin?.id ?? null);
  };
  const { middle, scale } = layout;
  return (
    <>
      <svg
        {...map.handlers}
        width={width}
        height={height}
        aria-hidden="true"
        className={classNames('block select-none', isOverPin ? 'cursor-pointer' : 'cursor-grab active:cursor-grabbing')}
        style={{ ...colors, ...map.handlers.style }}
        onPointerMove={point}
        onPointerLeave={() => onMark?.(null)}
      >
        <rect width={width} height={height} fill={outlines ? 'var(--water)' : 'var(--land)'} />
        {outlines && (
          <g transform={`translate(${middle.x} ${middle.y}) scale(${scale})`} strokeLinejoin="round">
            <path
              d={outlines.land}
              fill="var(--land)"
              fillRule="evenodd"
              stroke="var(--border)"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={outlines.borders}
              fill="none"
              stroke="var(--border-strong)"
              strokeWidth="1"
              strokeDasharray="5 3"
              strokeOpacity="0.7"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )}
        <Rings rings={layout.rings} middle={middle} />
        {layout.towns.map((town) => (
          <TownName key={`${town.name} ${town.x}`} {...town} />
        ))}
        <circle cx={middle.x} cy={middle.y} r="9" fill="var(--star)" fillOpacity="0.25" />
        <circle cx={middle.x} cy={middle.y} r="4" fill="var(--star)" stroke="var(--raised)" strokeWidth="1.5" />
        {layout.pins.map((pin) => (
          <Pin key={pin.id} pin={pin} isMarked={pin.id === markedId} />
        ))}
      </svg>
      <div className="absolute top-2 right-2 flex flex-col overflow-hidden rounded-control border border-border bg-raised shadow-2">
        <IconButton
          icon={Plus}
          label="Zoom in"
          onClick={map.zoomIn}
          disabled={!map.canZoomIn}
          className="rounded-none disabled:opacity-40"
        />
        <IconButton
          icon={Minus}
          label="Zoom out"
          onClick={map.zoomOut}
          disabled={!map.canZoomOut}
          className="rounded-none border-t border-border disabled:opacity-40"
        />
      </div>
    </>
  );
}
