import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { RowRange } from '#web/ui/row-window.ts';
import { useGridWindow } from './use-grid-window.ts';

/** As many rows as are added in one frame, and as many as are removed: more would be a long task on a slow processor. */
const IN_A_FRAME = 2;

type Wanted = { range: RowRange; count: number; active: number };

/**
 * Returns the rows that are drawn next, in order, and whether more remain to be done: a few of the missing ones, beginning in the middle of the range, and
 * without a few of those beyond it. The active row is always among them, because it has the focus.
 */
export function nextRows(drawn: readonly number[], { range, count, active }: Wanted): { rows: number[]; isDone: boolean } {
  const [from, to] = [Math.max(0, range.from), Math.min(range.to, count)];
  const isWanted = (row: number) => row === active || (row >= from && row < to);
  const middle = (from + to - 1) / 2;
  const known = new Set(drawn);
  const missing = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
    .filter((row) => !known.has(row) && row !== active)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const beyond = drawn.filter((row) => !isWanted(row));
  // A key waits for the row that it moves to, and for nothing else.
  const more = active < count && active >= 0 && !known.has(active) ? [active] : missing.slice(0, IN_A_FRAME);
  const kept = drawn.filter((row) => row < count && (isWanted(row) || beyond.indexOf(row) >= IN_A_FRAME));
  const rows = [...kept, ...more].toSorted((one, other) => one - other);
  return { rows, isDone: missing.every((row) => more.includes(row)) && beyond.length <= IN_A_FRAME };
}

/** Returns which rows of a grid that scrolls in its own box are drawn now: soon those that are visible, and those around them. */
export function useDrawnRows(box: RefObject<HTMLElement | null>, grid: { rowHeight: number; count: number; active: number }) {
  const { rows: range } = useGridWindow(box, { row: grid.rowHeight });
  const [, goOn] = useReducer((turn: number) => turn + 1, 0);
  const drawn = useRef<readonly number[] | null>(null);
  drawn.current ??= Array.from({ length: Math.min(range.to, grid.count) }, (_, row) => row);
  const { rows, isDone } = nextRows(drawn.current, { range, count: grid.count, active: grid.active });
  useEffect(() => {
    drawn.current = rows;
    if (isDone) return;
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  });
  return rows;
}
