import { type RefObject, useEffect, useState } from 'react';
import { drawnRows, type RowRange } from '#web/ui/row-window.ts';

/** How many lines beyond the edges are drawn too, so that scrolling shows no blanks. */
const AROUND = 4;

const rangeOf = (scrolled: number, seen: number, size: number): RowRange => ({
  from: Math.max(0, Math.floor(scrolled / size) - AROUND),
  to: Math.ceil((scrolled + seen) / size) + AROUND,
});

const everything: RowRange = { from: 0, to: Number.POSITIVE_INFINITY };

const isSame = (one: RowRange, other: RowRange): boolean => one.from === other.from && one.to === other.to;

/**
 * Returns which rows and columns of a grid that scrolls in its own box are visible, if all rows have one height, and all columns one width. Without one, all
 * columns are.
 */
export const useGridWindow = (box: RefObject<HTMLElement | null>, { row, column }: { row: number; column?: number }) => {
  const [seen, setSeen] = useState({ rows: { from: 0, to: 24 }, columns: { from: 0, to: 16 } });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = current;
      const next = {
        rows: rangeOf(scrollTop, clientHeight, row),
        columns: column === undefined ? everything : rangeOf(scrollLeft, clientWidth, column),
      };
      setSeen((known) => (isSame(known.rows, next.rows) && isSame(known.columns, next.columns) ? known : next));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [box, row, column]);
  return seen;
};

/** Returns whether a grid is wider than its box, so that its first column has to remain in view. That costs a layer for each row. */
export const useIsWider = (box: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const sizes = new ResizeObserver(() => setIsWider(current.clientWidth < width));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [box, width]);
  return isWider;
};

/** A line that is drawn, and how many that aren't are before it. */
export type DrawnLine = { at: number; gap: number };

/** Returns the lines of a range and the active one, each with the gap before it. */
export function drawnLines(range: RowRange, count: number, active: number): DrawnLine[] {
  let gap = 0;
  return drawnRows(range, { count, active }).flatMap((drawn) => {
    if ('gap' in drawn) {
      gap = drawn.gap;
      return [];
    }
    const line = { at: drawn.row, gap };
    gap = 0;
    return [line];
  });
}
