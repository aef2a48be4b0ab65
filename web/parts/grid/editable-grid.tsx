import { memo, useId, useRef } from 'react';
import { edgesOf } from '#shared/values/copied-cells.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { cellFault, type GridColumn, type GridRow } from './cell-kind.ts';
import { useDrawnRows } from './drawn-rows.ts';
import { GridCards } from './grid-cards.tsx';
import { GridLine, ROW_HEIGHT, widthOf } from './grid-line.tsx';
import { GridPart } from './grid-part.tsx';
import type { EditableGridProps } from './grid-props.ts';
import { MoveButtons } from './move-buttons.tsx';
import { placeOf, useEditableGrid } from './use-editable-grid.ts';
import { useGridPointer, useRangeClipboard } from './use-grid-pointer.ts';
import { useIsWider } from './use-grid-window.ts';
import { useRowDrag } from './use-row-drag.ts';

/** The height of the headings in pixels. */
const HEAD = 44;

/** The lines of rows that aren't drawn yet, while someone scrolls quickly. */
const LINES = `repeating-linear-gradient(transparent 0 ${ROW_HEIGHT - 1}px, var(--border) 0 ${ROW_HEIGHT}px)`;

type ActiveFaultProps<Row extends GridRow> = Pick<EditableGridProps<Row>, 'edits' | 'faultOf' | 'noteOf'> & {
  row: Row;
  column: GridColumn<Row>;
};

type HeadProps<Row extends GridRow> = { columns: readonly GridColumn<Row>[]; isWider: boolean };

const Head = <Row extends GridRow>({ columns, isWider }: HeadProps<Row>) => (
  <GridPart of="rowgroup" className="sticky top-0 z-20">
    <GridPart of="row" className="flex" aria-rowindex={1} style={{ height: HEAD }}>
      {columns.map(({ id, name, kind, width }, nth) => (
        <GridPart
          key={id}
          of="columnheader"
          aria-colindex={nth + 1}
          className={classNames(
            'flex items-center border-r border-b border-border bg-sunken px-3 text-xs font-semibold',
            kind === 'money' && 'justify-end',
            kind === 'checkbox' && 'justify-center text-center',
            nth === 0 && isWider && 'sticky left-0 z-10',
          )}
          style={widthOf(width, nth)}
        >
          {name}
        </GridPart>
      ))}
    </GridPart>
  </GridPart>
);
/** The headings don't change while someone scrolls. */
const GridHead = memo(Head) as typeof Head;

/** Says in full what is wrong with the cell that has the focus, because a cell has room for two short lines. */
const ActiveFault = <Row extends GridRow>({ row, column, edits, faultOf, noteOf }: ActiveFaultProps<Row>) => {
  const fault = cellFault(column, edits.texts[row.id]?.[column.id] ?? column.textOf(row)) ?? faultOf?.(row, column.id);
  const words = fault ?? noteOf?.(row, column.id);
  return (
    words && (
      <p className={classNames('min-w-0 flex-1 basis-60 text-sm', fault ? 'text-danger' : 'text-warning')}>
        {column.name} of {row.name}: {words}
      </p>
    )
  );
};

/** Shows the rows that are visible as a grid that scrolls in its own box, and is edited like a spreadsheet. */
const WideGrid = <Row extends GridRow>({
  label,
  rows,
  columns,
  edits,
  isReadOnly = false,
  faultOf,
  noteOf,
  order,
  actions,
}: EditableGridProps<Row>) => {
  const box = useRef<HTMLDivElement>(null);
  const help = useId();
  const width = columns.reduce((sum, each) => sum + each.width, 0);
  const isWider = useIsWider(box, width);
  const options = { rows, columns, edits, isReadOnly, order };
  const { keys, ...grid } = useEditableGrid(box, options);
  const { range, said, typing } = grid;
  const drawn = useDrawnRows(box, { rowHeight: ROW_HEIGHT, count: rows.length, active: range.focus.row });
  const isMovable = !isReadOnly && order !== undefined && order.whyNot === undefined;
  const { drag, start } = useRowDrag(box, {
    ...{ head: HEAD, rowHeight: ROW_HEIGHT, count: rows.length },
    onDrop: (from, before) => grid.move(from, { before }),
  });
  const pointer = useGridPointer(grid);
  const clipboard = useRangeClipboard(grid, options);
  const typeNow = useRef(typing.type);
  typeNow.current = typing.type;
  const onType = useRef((text: string) => typeNow.current(text)).current;
  const edges = edgesOf(range);
  const active = rows[range.focus.row];
  const activeColumn = columns[range.focus.column];
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-3 empty:hidden">
        {actions}
        {order && !isReadOnly && rows.length > 1 && (
          <MoveButtons
            name={order.nameOf(range.focus.row)}
            whyNot={order.whyNot}
            onMove={(move) => grid.move(range.focus.row, move, true)}
          />
        )}
        {active && activeColumn && <ActiveFault row={active} column={activeColumn} {...{ edits, faultOf, noteOf }} />}
      </div>
      <div
        ref={box}
        className="isolate max-h-[70vh] overflow-auto rounded-card border border-border bg-surface"
        style={{ scrollPaddingTop: HEAD, scrollPaddingLeft: columns[0]?.width }}
      >
        <GridPart
          of="grid"
          aria-label={label}
          aria-describedby={help}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-readonly={isReadOnly || undefined}
          style={{ minWidth: width }}
          {...keys}
          {...pointer}
          {...clipboard}
        >
          <GridHead {...{ columns, isWider }} />
          <GridPart
            of="rowgroup"
            className="relative contain-layout contain-size contain-style"
            style={{ height: rows.length * ROW_HEIGHT, background: LINES }}
            onPointerDown={(event) => {
              const isHandle = event.target instanceof Element && event.target.closest('[data-move]');
              const place = isHandle && placeOf(event.target);
              if (place) start(event, place.row);
            }}
          >
            {drawn.flatMap((at) => {
              const row = rows[at];
              if (!row) return [];
              const isChosen = at >= edges.top && at <= edges.bottom;
              const isTyped = typing.typing?.row === row.id;
              return (
                <GridLine
                  key={row.id}
                  {...{ row, at, columns, isReadOnly, isWider, isMovable, onType, noteOf, ...(faultOf ? { faultOf } : {}) }}
                  texts={edits.texts[row.id]}
                  active={at === range.focus.row ? range.focus.column : -1}
                  from={isChosen ? edges.left : -1}
                  to={isChosen ? edges.right : -1}
                  typedColumn={isTyped ? typing.typing?.column : undefined}
                  typedText={isTyped ? (typing.typing?.text ?? '') : ''}
                />
              );
            })}
            {drag && (
              <div
                aria-hidden="true"
                className="pointer-events-none absolute inset-x-0 z-20 -mt-0.75 h-1.5 bg-focus"
                style={{ top: drag.before * ROW_HEIGHT }}
              />
            )}
          </GridPart>
        </GridPart>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {said}
      </p>
      <p id={help} className="text-sm text-muted">
        {isReadOnly
          ? 'The arrow keys move. Copying works with spreadsheets.'
          : 'Type to replace, Enter or F2 to edit. Shift and arrow keys select more, Delete clears, and Ctrl+Z undoes. Copy and paste work with spreadsheets. Esc, then Tab, leaves the table.'}
        {isMovable && ' Alt and the up and down arrows move a row, with Shift to the top or the bottom.'}
      </p>
    </div>
  );
};

/**
 * Edits rows like a spreadsheet. Screens of 768 px and less show a card for each row, with the fields of its columns.
 */
export const EditableGrid = <Row extends GridRow>(grid: EditableGridProps<Row>) =>
  useIsNarrow() ? <GridCards {...grid} /> : <WideGrid {...grid} />;
