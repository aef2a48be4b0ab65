import { type ClipboardEvent, type KeyboardEvent, type RefObject, useCallback } from 'react';

type Cell = HTMLInputElement | HTMLSelectElement;

/** Returns the cells of one column from top to bottom, without those that can't be changed. */
const columnOf = (grid: HTMLElement, column: string): Cell[] =>
  [...grid.querySelectorAll<Cell>(`[data-column="${column}"]`)].filter((cell) => !cell.disabled);

const cellAt = (target: EventTarget): { cell: Cell; column: string } | undefined => {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-column]') : null;
  return cell?.dataset.column ? { cell: cell as Cell, column: cell.dataset.column } : undefined;
};

const goTo = (cell: Cell | undefined) => {
  cell?.focus();
  if (cell instanceof HTMLInputElement && cell.type !== 'checkbox') cell.select();
};

/** Returns which way a key moves in its column. A list keeps the arrow keys for its own options. */
const stepOf = ({ key, shiftKey, nativeEvent }: KeyboardEvent, cell: Cell): number => {
  if (nativeEvent.isComposing) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (cell instanceof HTMLSelectElement) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
};

/** What was pasted where: rows by the key of their cell (`data-row`), and how many lines had no row. */
export type PastedCells = { column: string; cells: { row: string; text: string }[]; left: number };

/**
 * Handles spreadsheet keys on a native table: Enter and the arrows move along a column, and a pasted column fills it down from the focused cell. The
 * browser handles Tab and everything else.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, onPasted: (pasted: PastedCells) => void) {
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const at = cellAt(event.target);
      const step = at ? stepOf(event, at.cell) : 0;
      if (!at || step === 0 || !grid.current) return;
      event.preventDefault();
      const cells = columnOf(grid.current, at.column);
      goTo(cells[cells.indexOf(at.cell) + step]);
    },
    [grid],
  );
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const at = cellAt(event.target);
      const lines = event.clipboardData
        .getData('text/plain')
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
      // A single value is pasted into the cell's text, as anywhere else.
      if (!at || lines.length < 2 || !grid.current || !(at.cell instanceof HTMLInputElement)) return;
      event.preventDefault();
      const cells = columnOf(grid.current, at.column);
      const below = cells.slice(cells.indexOf(at.cell), cells.indexOf(at.cell) + lines.length);
      const filled = below.map((cell, nth) => ({
        row: cell.dataset.row ?? '',
        text: (lines[nth] ?? '').split('\t', 1)[0] ?? '',
      }));
      onPasted({ column: at.column, cells: filled, left: lines.length - below.length });
      goTo(below.at(-1));
    },
    [grid, onPasted],
  );
  return { onKeyDown, onPaste };
}
