import { type CellRange, copiedTexts, type GridSize, type Place, placedTexts } from '../../values/copied-cells.ts';
import { cellText, type MapCell, readCell } from './map-cell.ts';

/** The cell that a place gets. */
export type CellEdit = Place & { cell: MapCell | undefined };

/** Returns the text of a range for the clipboard. */
export const copiedCells = (range: CellRange, cellAt: (place: Place) => MapCell | undefined): string =>
  copiedTexts(range, (place) => cellText(cellAt(place)));

/** What a text from the clipboard makes of a table: the cells that change, the texts that say none, and how many cells would be beyond its edges. */
export type Pasted = {
  edits: CellEdit[];
  range: CellRange;
  faults: (Place & { text: string; words: string })[];
  beyond: number;
};

/**
 * Returns what pasting does. If a text says no cell, nothing changes, so that no half of a paste has to be found again.
 */
export function pastedCells(text: string, range: CellRange, size: GridSize): Pasted {
  const placed = placedTexts(text, range, size);
  const read = placed.texts.map((each) => ({ ...each, ...readCell(each.text) }));
  const faults = read.flatMap((each) =>
    'fault' in each ? [{ row: each.row, column: each.column, text: each.text, words: each.fault }] : [],
  );
  const edits = read.flatMap((each) => ('cell' in each ? [{ row: each.row, column: each.column, cell: each.cell }] : []));
  return { edits: faults.length > 0 ? [] : edits, range: placed.range, faults, beyond: placed.beyond };
}
