import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type CellRange, edgesOf, type Place, placesIn } from '#shared/values/copied-cells.ts';
import { placeAfter } from '#web/parts/grid/grid-keys.ts';
import { GridPart } from '#web/parts/grid/grid-part.tsx';
import { useCellFocus, useGridRange } from '#web/parts/grid/use-grid-range.ts';
import { useGridWindow } from '#web/parts/grid/use-grid-window.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GridRows } from './grid-rows.tsx';
import { grid, type MatrixProps, toggledCell } from './matrix-props.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';

type GridProps = MatrixProps & {
  /** Opens the editor of a cell. The returned focus is the grid's. */
  onOpen: (place: Place) => void;
  /** Lower, so that the editor below it shows together with the headings. */
  isLow: boolean;
};

/** Shows the matrix as a grid that scrolls in its own box, with its headings always visible. */
export const MatrixGrid = ({ onOpen, isLow, ...matrix }: GridProps) => {
  const { rows, columns, cellAt, onEdit } = matrix;
  const size = { rows: rows.length, columns: columns.length };
  const box = useRef<HTMLDivElement>(null);
  const seen = useGridWindow(box, grid);
  const [range, setRange] = useGridRange(size);
  const focusCell = useCellFocus(box);
  const onRange = (next: CellRange) => {
    focusCell();
    setRange(next);
  };
  const clipboard = useGridClipboard(matrix, { range, size, onRange });
  const fill = (next: ReturnType<typeof cellAt>) => onEdit(placesIn(range).map((place) => ({ ...place, cell: next })));

  const press = (key: string, isCtrl: boolean, isShift: boolean): boolean => {
    const place = placeAfter({ key, isCtrl }, range.focus, size);
    if (place) onRange({ anchor: isShift ? range.anchor : place, focus: place });
    else if (key === 'Enter' || key === 'F2') onOpen(range.focus);
    else if (key === ' ') fill(toggledCell(cellAt(range.focus)));
    else if (key === 'Delete' || key === 'Backspace') fill(undefined);
    else if (isCtrl && key.toLowerCase() === 'a')
      onRange({ anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } });
    else if (isCtrl && key.toLowerCase() === 'z') (isShift ? matrix.onRedo : matrix.onUndo)();
    else if (isCtrl && key.toLowerCase() === 'y') matrix.onRedo();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A row's link has the keys of links.
    if (event.altKey || (event.target as HTMLElement).closest('a')) return;
    if (press(event.key, event.ctrlKey || event.metaKey, event.shiftKey)) event.preventDefault();
  };
  const onChoose = (place: Place, { shiftKey }: MouseEvent) => onRange({ anchor: shiftKey ? range.anchor : place, focus: place });

  return (
    <div
      ref={box}
      data-matrix
      className={classNames(
        'overflow-auto rounded-card border border-border bg-surface scroll-mt-2',
        isLow ? 'max-h-[max(40vh,16rem)]' : 'max-h-[70vh]',
      )}
      style={{ scrollPaddingTop: grid.head, scrollPaddingLeft: grid.side }}
    >
      <GridPart
        of="grid"
        aria-label={matrix.label}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns + 1}
        aria-multiselectable
        style={{ width: grid.side + size.columns * grid.column }}
        onKeyDown={onKeyDown}
        {...clipboard}
      >
        <GridRows {...{ matrix, seen, onChoose, onOpen }} active={range.focus} edges={edgesOf(range)} />
      </GridPart>
    </div>
  );
};
