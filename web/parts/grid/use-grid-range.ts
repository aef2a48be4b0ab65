import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CellRange, GridSize, Place } from '#shared/values/copied-cells.ts';

/** Returns the range of one cell. */
export const alone = (place: Place): CellRange => ({ anchor: place, focus: place });

/** Keeps which cells are chosen: a corner that remains, and the one that has the focus and moves. */
export const useGridRange = (size: GridSize) => {
  const [range, setRange] = useState<CellRange>(alone({ row: 0, column: 0 }));
  const inside = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  });
  return [{ anchor: inside(range.anchor), focus: inside(range.focus) }, setRange] as const;
};

/** Moves the focus to the active cell after a key has moved it, once it's drawn. */
export const useCellFocus = (box: RefObject<HTMLElement | null>) => {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    box.current?.querySelector<HTMLElement>(':is([role="gridcell"], [role="rowheader"])[tabindex="0"]')?.focus();
  });
  return () => {
    isWanted.current = true;
  };
};
