import { type PointerEvent, useRef, useState } from 'react';

/** How much of its height a sheet must be pulled, or how many pixels per millisecond it must be flung, to close. */
const CLOSING_SHARE = 0.3;
const CLOSING_SPEED = 0.6;

/**
 * Lets people pull a bottom sheet down by its handle. Spread `handle` on the handle and `style` on the sheet. `onClose` runs if it is released far or
 * fast enough; otherwise it goes back up.
 */
export const useSwipeDown = (onClose: () => void, height: () => number) => {
  const start = useRef<{ y: number; time: number } | null>(null);
  const [pulled, setPulled] = useState(0);
  const end = (event: PointerEvent) => {
    if (!start.current) return;
    const distance = Math.max(0, event.clientY - start.current.y);
    const speed = distance / Math.max(1, event.timeStamp - start.current.time);
    start.current = null;
    if (distance > height() * CLOSING_SHARE || (distance > 24 && speed > CLOSING_SPEED)) onClose();
    else setPulled(0);
  };
  return {
    style: pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined,
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { y: event.clientY, time: event.timeStamp };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current) setPulled(Math.max(0, event.clientY - start.current.y));
      },
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = null;
        setPulled(0);
      },
    },
  };
};
