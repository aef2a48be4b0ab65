import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** How near to an edge of the box a drag scrolls it, in pixels. */
const EDGE = 48;

type Drag = { from: number; before: number };
type Options = { head: number; rowHeight: number; count: number; onDrop: (from: number, before: number) => void };

/**
 * Moves rows by their handles, with a mouse or a finger: returns which row is dragged, the row that it would go before, and what begins a drag. Escape ends one
 * without a move.
 */
export function useRowDrag(box: RefObject<HTMLElement | null>, options: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(() => void) | null>(null);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => () => end.current?.(), []);

  const start = (event: PointerEvent, from: number) => {
    const grid = box.current;
    if (!grid || event.button !== 0) return;
    event.preventDefault();
    end.current?.();
    let now: Drag = { from, before: from };
    let pointer = event.clientY;
    let frame = 0;
    const look = () => {
      const { head, rowHeight, count } = latest.current;
      const { top, bottom } = grid.getBoundingClientRect();
      if (pointer < top + head + EDGE) grid.scrollTop -= rowHeight / 4;
      else if (pointer > bottom - EDGE) grid.scrollTop += rowHeight / 4;
      const before = Math.round((pointer - top - head + grid.scrollTop) / rowHeight);
      now = { from, before: Math.max(0, Math.min(before, count)) };
      setDrag((known) => (known?.before === now.before ? known : now));
      frame = requestAnimationFrame(look);
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      pointer = clientY;
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey, true);
      end.current = null;
      setDrag(null);
    };
    const drop = () => {
      stop();
      latest.current.onDrop(from, now.before);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      stop();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey, true);
    end.current = stop;
    frame = requestAnimationFrame(look);
  };
  return { drag, start };
}
