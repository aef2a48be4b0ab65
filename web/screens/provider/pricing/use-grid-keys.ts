import { type ClipboardEvent, type KeyboardEvent, type RefObject, useCallback } from 'react';

type Cell = HTMLInputElement | HTMLSelectElement;

/** Cells of one column from top to bottom, without those that cannot be changed. */
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

/** Which way a key goes in its column; a list keeps the arrows for its own choices. */
const stepOf = ({ key, shiftKey, nativeEvent }: KeyboardEvent, cell: Cell): number => {
  if (nativeEvent.isComposing) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (cell instanceof HTMLSelectElement) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
};

/** What was pasted where: rows by the key of their cell (`data-row`), and how many lines found no row. */
export type Pasted = { column: string; cells: { row: string; text: string }[]; left: number };

/**
 * The keys of a spreadsheet over a native table: Enter and the arrows go along a column, and a column that is pasted fills it downward from the cell in
 * focus. Tab and everything else stay the browser's.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, onPasted: (pasted: Pasted) => void) {
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
      // One value is pasted into what stands there already, as anywhere else.
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
