import type { GridSize, Place } from '#shared/values/copied-cells.ts';

/** A pressed key, with Ctrl (or ⌘). */
export type GridKey = { key: string; isCtrl: boolean };

/** As many rows as Page Up and Page Down move. */
const PAGE_ROWS = 10;

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

/** Returns where a key of a grid leads from a place, or undefined if it leads nowhere. */
export function placeAfter({ key, isCtrl }: GridKey, { row, column }: Place, { rows, columns }: GridSize): Place | undefined {
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isCtrl ? rows : row + 1, column);
    case 'ArrowLeft':
      return to(row, isCtrl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isCtrl ? columns : column + 1);
    case 'Home':
      return to(isCtrl ? 0 : row, 0);
    case 'End':
      return to(isCtrl ? rows : row, columns);
    case 'PageUp':
      return to(row - PAGE_ROWS, column);
    case 'PageDown':
      return to(row + PAGE_ROWS, column);
    default:
      return undefined;
  }
}
