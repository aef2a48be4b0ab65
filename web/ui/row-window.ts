import { type RefObject, useEffect, useState } from 'react';

/** Rows from `from` (inclusive) to `to` (exclusive). */
export type RowRange = { from: number; to: number };
/** A rendered row, or the gap of rows that aren't; `before` is the first of them. */
export type DrawnRow = { row: number } | { gap: number; before: number };

/** How many rows beyond the edges of the screen are rendered too, so that scrolling shows no blanks. */
const AROUND = 12;

/** Returns the visible rows and the active one, which has the focus, with gaps for all others. */
export function drawnRows({ from, to }: RowRange, { count, active }: { count: number; active: number }): DrawnRow[] {
  const end = Math.min(to, count);
  const begin = Math.max(0, Math.min(from, end));
  const visible = Array.from({ length: end - begin }, (_, at) => begin + at);
  const activeRow = Math.min(active, count - 1);
  const rows = activeRow < 0 || visible.includes(activeRow) ? visible : [...visible, activeRow].toSorted((a, b) => a - b);
  const drawn: DrawnRow[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) drawn.push({ gap: row - next, before: next });
    drawn.push({ row });
    next = row + 1;
  }
  if (next < count) drawn.push({ gap: count - next, before: next });
  return drawn;
}

const rangeOf = (top: number, rowHeight: number): RowRange => ({
  from: Math.max(0, Math.floor(-top / rowHeight) - AROUND),
  to: Math.max(0, Math.ceil((window.innerHeight - top) / rowHeight)) + AROUND,
});

/**
 * Returns which rows of a list are visible, if all have the same height and there are too many to render. `body` is the element with the rows and the
 * gaps between them.
 */
export const useVisibleRows = (body: RefObject<HTMLElement | null>, rowHeight: number): RowRange => {
  const [range, setRange] = useState<RowRange>({ from: 0, to: 3 * AROUND });
  useEffect(() => {
    const look = () => {
      if (!body.current) return;
      const next = rangeOf(body.current.getBoundingClientRect().top, rowHeight);
      setRange((known) => (known.from === next.from && known.to === next.to ? known : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [body, rowHeight]);
  return range;
};
