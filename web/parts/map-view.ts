import { type PointerEvent, useRef, useState } from 'react';

/** How a sheet is viewed: its zoom, and its offset in pixels. */
export type View = { zoom: number; x: number; y: number };

const STEP = 1.6;
const MOST = STEP ** 4;
const start: View = { zoom: 1, x: 0, y: 0 };

/** A pointer that moves less than this presses; one that moves more drags. In pixels. */
const STILL = 4;

/** Zooms by buttons and pans by mouse. A finger pans only once the map is zoomed in, so that the page can scroll over it. */
export const useMapView = (onPress: (at: { x: number; y: number }) => void) => {
  const [view, setView] = useState(start);
  const pull = useRef<{ x: number; y: number; from: View; hasMoved: boolean } | null>(null);
  const zoomTo = (zoom: number) =>
    setView(({ zoom: before, x, y }) => {
      const next = Math.min(MOST, Math.max(1, zoom));
      return next === 1 ? start : { zoom: next, x: (x * next) / before, y: (y * next) / before };
    });
  return {
    view,
    canZoomIn: view.zoom < MOST - 0.01,
    canZoomOut: view.zoom > 1,
    zoomIn: () => zoomTo(view.zoom * STEP),
    zoomOut: () => zoomTo(view.zoom / STEP),
    handlers: {
      style: { touchAction: view.zoom > 1 ? 'none' : 'pan-y' },
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0) return;
        pull.current = { x: event.clientX, y: event.clientY, from: view, hasMoved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const pulled = pull.current;
        pull.current = null;
        if (!pulled || pulled.hasMoved) return;
        const box = event.currentTarget.getBoundingClientRect();
        onPress({ x: event.clientX - box.left, y: event.clientY - box.top });
      },
      onPointerCancel: () => {
        pull.current = null;
      },
    },
    /** Follows a drag. Returns true during one, so that pins aren't highlighted. */
    follow: (event: PointerEvent<SVGSVGElement>): boolean => {
      const pulled = pull.current;
      if (!pulled) return false;
      const x = event.clientX - pulled.x;
      const y = event.clientY - pulled.y;
      if (Math.hypot(x, y) > STILL) pulled.hasMoved = true;
      if (pulled.hasMoved && (event.pointerType === 'mouse' || view.zoom > 1)) {
        setView({ ...pulled.from, x: pulled.from.x + x, y: pulled.from.y + y });
      }
      return pulled.hasMoved;
    },
  };
};
