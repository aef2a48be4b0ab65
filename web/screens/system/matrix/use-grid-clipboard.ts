import type { ClipboardEvent } from 'react';
import { copiedCells, type Pasted, pastedCells } from '#shared/catalog/service-map/paste-cells.ts';
import { type CellRange, type GridSize, type Place, placesIn } from '#shared/values/copied-cells.ts';
import type { MatrixProps } from './matrix-props.ts';

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
const counted = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** How many cells are named that can’t be read. */
const NAMED = 5;

/** Says what pasting did, or why it did nothing: which cells can’t be read, by row and column. */
export function pasteWords({ edits, faults, beyond }: Pasted, { rows, columns }: Pick<MatrixProps, 'rows' | 'columns'>): string {
  const cellName = ({ row, column }: Place) => `${rows[row]?.name ?? ''}, ${columns[column]?.name ?? ''}`;
  const [fault, ...others] = faults;
  if (fault) {
    const first = `“${fault.text.slice(0, 40)}” (${cellName(fault)}) can’t be read: ${fault.words}`;
    const named = others.slice(0, NAMED - 1).map((other) => `“${other.text.slice(0, 40)}” (${cellName(other)})`);
    const rest = others.length - named.length;
    const also = [...named, ...(rest > 0 ? [rest === 1 ? '1 more cell' : `${rest} more cells`] : [])];
    const end = also.length > 0 ? ` Neither can ${alternatives.format(also)}.` : '';
    return `Nothing was pasted. ${first}${end}`;
  }
  const outside = beyond > 0 ? ` ${counted(beyond)} didn’t fit into the table.` : '';
  return `${counted(edits.length)} pasted.${outside}`;
}

type ClipboardOptions = {
  range: CellRange;
  size: GridSize;
  onRange: (range: CellRange) => void;
};

/** Copies, cuts, and pastes cells as text with tabs, which spreadsheets read and write. */
export const useGridClipboard = (matrix: MatrixProps, { range, size, onRange }: ClipboardOptions) => {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedCells(range, matrix.cellAt));
    matrix.onSay({ words: `${counted(placesIn(range).length)} copied.`, isFault: false });
  };
  const onCut = (event: ClipboardEvent) => {
    copy(event);
    matrix.onEdit(placesIn(range).map((place) => ({ ...place, cell: undefined })));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = pastedCells(event.clipboardData.getData('text/plain'), range, size);
    if (pasted.edits.length > 0) {
      matrix.onEdit(pasted.edits);
      onRange(pasted.range);
    }
    matrix.onSay({ words: pasteWords(pasted, matrix), isFault: pasted.faults.length > 0 });
  };
  return { onCopy: copy, onCut, onPaste };
};
