import { memo } from 'react';
import { cellFault, type GridColumn, type GridRow } from './cell-kind.ts';
import { GridCell } from './grid-cell.tsx';
import { asPart } from './grid-part.tsx';
import { isFixedCell } from './range-edits.ts';
import { PLACE } from './row-order.ts';

/** The height of a row in pixels: two lines and a fault. */
export const ROW_HEIGHT = 56;

/** Returns the widths of a cell: the first column takes what is left. */
export const widthOf = (width: number, at: number): React.CSSProperties =>
  at === 0 ? { flex: `1 0 ${width}px`, width, minWidth: 0 } : { flex: 'none', width };

type LineProps<Row extends GridRow> = {
  columns: readonly GridColumn<Row>[];
  faultOf?: (row: Row, column: string) => string | undefined;
  noteOf?: ((row: Row, column: string) => string | undefined) | undefined;
  row: Row;
  at: number;
  texts: Readonly<Record<string, string>> | undefined;
  isReadOnly: boolean;
  /** Whether the first cell remains in view while the others scroll sideways. */
  isWider: boolean;
  isMovable: boolean;
  /** The column that has the focus, and those that are chosen; -1 for none. */
  active: number;
  from: number;
  to: number;
  typedColumn: string | undefined;
  typedText: string;
  onType: (text: string) => void;
};

const Line = <Row extends GridRow>(line: LineProps<Row>) => {
  const {
    row,
    at,
    columns,
    texts,
    isReadOnly,
    isWider,
    isMovable,
    faultOf,
    noteOf,
    active,
    from,
    to,
    typedColumn,
    typedText,
    onType,
  } = line;
  return (
    <div
      {...asPart('row', { 'aria-rowindex': at + 2 })}
      className="absolute inset-x-0 flex contain-strict"
      style={{ height: ROW_HEIGHT, top: at * ROW_HEIGHT }}
    >
      {columns.map((column, nth) => {
        const text = texts?.[column.id] ?? column.textOf(row);
        return (
          <GridCell
            key={column.id}
            {...{ row, column, text, onType }}
            place={`${at} ${nth}`}
            colIndex={nth + 1}
            typed={typedColumn === column.id ? typedText : undefined}
            fault={cellFault(column, text) ?? faultOf?.(row, column.id)}
            note={noteOf?.(row, column.id)}
            isUnsaved={texts?.[column.id] !== undefined || (nth === 0 && texts?.[PLACE] !== undefined)}
            isFixed={isReadOnly || isFixedCell(column, row)}
            isActive={nth === active}
            isSticky={isWider && nth === 0}
            isMovable={isMovable && nth === 0}
            isChosen={nth >= from && nth <= to}
            style={widthOf(column.width, nth)}
          />
        );
      })}
    </div>
  );
};
/** A row is drawn again only if something of it changed, so that scrolling and typing draw few. */
export const GridLine = memo(Line) as typeof Line;
