import type { MouseEvent } from 'react';
import type { edgesOf, Place } from '#shared/values/copied-cells.ts';
import { CellMark } from '#web/parts/grid/cell-mark.tsx';
import { GridPart } from '#web/parts/grid/grid-part.tsx';
import { type DrawnLine, drawnLines } from '#web/parts/grid/use-grid-window.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import type { RowRange } from '#web/ui/row-window.ts';
import { grid, type MatrixProps, markAt, shortWords } from './matrix-props.ts';

type Choosing = {
  onChoose: (place: Place, event: MouseEvent) => void;
  onOpen: (place: Place) => void;
};

type GridRowsProps = Choosing & {
  matrix: MatrixProps;
  seen: { rows: RowRange; columns: RowRange };
  active: Place;
  edges: ReturnType<typeof edgesOf>;
};

const headClass = 'flex flex-col justify-end border-b border-border bg-sunken px-3 py-2 text-left text-xs font-semibold';

const ColumnHeads = ({ matrix, lines }: { matrix: MatrixProps; lines: readonly DrawnLine[] }) => (
  <GridPart of="rowgroup" className="sticky top-0 z-20">
    <GridPart of="row" className="flex" aria-rowindex={1} style={{ height: grid.head }}>
      <GridPart
        of="columnheader"
        className={classNames(headClass, 'sticky left-0 z-10 border-r text-muted')}
        style={{ width: grid.side, flex: 'none' }}
        aria-colindex={1}
      >
        {matrix.rowLabel}
      </GridPart>
      {lines.map(({ at, gap }) => {
        const column = matrix.columns[at];
        return (
          <GridPart
            key={column?.id}
            of="columnheader"
            aria-colindex={at + 2}
            title={column?.name}
            className={headClass}
            style={{ width: grid.column, flex: 'none', marginLeft: gap * grid.column }}
          >
            <span className="line-clamp-4 wrap-anywhere">{column?.name}</span>
          </GridPart>
        );
      })}
    </GridPart>
  </GridPart>
);

const cellClass = (isIn: boolean, isActive: boolean, isFilled: boolean) =>
  classNames(
    'relative flex items-center justify-center border-r border-b border-border px-2 text-sm outline-none select-none',
    isIn ? 'bg-primary-soft' : isFilled ? 'bg-success-soft' : undefined,
    isActive && 'z-1 shadow-[inset_0_0_0_2px_var(--focus)] forced-colors:outline-2',
  );

type GridCellProps = Choosing & Pick<GridRowsProps, 'matrix' | 'active' | 'edges'> & { place: Place; gap: number };

const GridCell = ({ matrix, place, gap, active, edges, onChoose, onOpen }: GridCellProps) => {
  const { row, column } = place;
  const cell = matrix.cellAt(place);
  const isActive = row === active.row && column === active.column;
  const isIn = row >= edges.top && row <= edges.bottom && column >= edges.left && column <= edges.right;
  const isAlone = edges.top === edges.bottom && edges.left === edges.right;
  const mark = markAt(matrix, place);
  const words = cell ? matrix.sentenceAt(place) : 'Not included';
  return (
    <GridPart
      of="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={isIn}
      title={cell ? words : undefined}
      onClick={(event) => onChoose(place, event)}
      onDoubleClick={() => onOpen(place)}
      className={cellClass(isIn && !(isAlone && isActive && cell), isActive, cell !== undefined)}
      style={{ width: grid.column, height: grid.row, flex: 'none', marginLeft: gap * grid.column }}
    >
      <span aria-hidden="true" className="truncate">
        {shortWords(cell)}
      </span>
      <span className="sr-only">{words}</span>
      {mark && <CellMark of={mark} />}
    </GridPart>
  );
};

/** Shows the headings and the rows that are in view. */
export const GridRows = ({ matrix, seen, active, edges, ...choosing }: GridRowsProps) => {
  const lines = drawnLines(seen.rows, matrix.rows.length, active.row);
  const columnLines = drawnLines(seen.columns, matrix.columns.length, active.column);
  return (
    <>
      <ColumnHeads matrix={matrix} lines={columnLines} />
      <GridPart of="rowgroup" style={{ height: matrix.rows.length * grid.row }}>
        {lines.map(({ at: row, gap }) => {
          const line = matrix.rows[row];
          return (
            <GridPart
              key={line?.id}
              of="row"
              className="flex"
              aria-rowindex={row + 2}
              style={{ height: grid.row, marginTop: gap * grid.row }}
            >
              <GridPart
                of="rowheader"
                aria-colindex={1}
                title={line?.name}
                className="sticky left-0 z-10 flex flex-col justify-center border-r border-b border-border bg-surface px-3 text-left text-sm font-normal"
                style={{ width: grid.side, flex: 'none' }}
              >
                <span className="truncate">
                  {line?.to ? (
                    <Link to={line.to} tabIndex={row === active.row ? 0 : -1} className="hover:text-primary hover:underline">
                      {line.name}
                    </Link>
                  ) : (
                    line?.name
                  )}
                </span>
                {line?.note && <span className="truncate text-xs text-muted">{line.note}</span>}
              </GridPart>
              {columnLines.map(({ at: column, gap: before }) => (
                <GridCell
                  key={matrix.columns[column]?.id}
                  place={{ row, column }}
                  gap={before}
                  {...{ matrix, active, edges }}
                  {...choosing}
                />
              ))}
            </GridPart>
          );
        })}
      </GridPart>
    </>
  );
};
