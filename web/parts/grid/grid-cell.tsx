import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type GridColumn, type GridRow, isYes } from './cell-kind.ts';
import { CellMark } from './cell-mark.tsx';
import { GridPart } from './grid-part.tsx';

type EditorProps = { label: string; text: string; isMoney: boolean; onType: (text: string) => void };

/** Shows the input of the cell that is edited. The grid decides what ends it. */
const CellEditor = ({ label, text, isMoney, onType }: EditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <input
      ref={input}
      type="text"
      inputMode={isMoney ? 'decimal' : 'text'}
      autoComplete="off"
      aria-label={label}
      value={text}
      onChange={({ target }) => onType(target.value)}
      className={classNames(
        'absolute inset-0 size-full bg-surface px-3 text-sm outline-3 -outline-offset-3 outline-focus',
        isMoney && 'text-right tabular-nums',
      )}
    />
  );
};

const Box = ({ isChecked, isFixed }: { isChecked: boolean; isFixed: boolean }) => (
  <span
    aria-hidden="true"
    {...(isFixed ? {} : { 'data-press': true })}
    className={classNames(
      'flex size-6 items-center justify-center rounded-chip border',
      isChecked ? 'border-primary bg-primary text-on-primary' : 'border-border-strong bg-surface',
      isFixed ? 'opacity-50' : 'cursor-pointer hover:border-text',
    )}
  >
    {isChecked && <Icon of={Check} size={16} />}
  </span>
);

export type CellProps<Row extends GridRow> = {
  row: Row;
  column: GridColumn<Row>;
  /** Row and column, which events are found by. */
  place: string;
  colIndex: number;
  text: string;
  /** What is being typed into it. */
  typed: string | undefined;
  fault: string | undefined;
  isUnsaved: boolean;
  isFixed: boolean;
  isActive: boolean;
  isChosen: boolean;
  style: React.CSSProperties;
  onType: (text: string) => void;
};

const Content = <Row extends GridRow>({ row, column, text, isFixed }: CellProps<Row>) => {
  if (column.kind === 'checkbox')
    return (
      <>
        <Box isChecked={isYes(text)} isFixed={isFixed} />
        <span className="sr-only">{text}</span>
      </>
    );
  if (isFixed && column.draw) return column.draw(row);
  if (column.kind !== 'money') return <span className="line-clamp-2 wrap-anywhere">{text}</span>;
  return text === '' ? (
    <span className="sr-only">Empty</span>
  ) : (
    <span className="block truncate text-right tabular-nums">{/^\d/.test(text) ? `$${text}` : text}</span>
  );
};

/** Shows a cell with what it says, its fault in words, and a dot if it isn’t saved. */
export const GridCell = <Row extends GridRow>(cell: CellProps<Row>) => {
  const { row, column, place, colIndex, typed, fault, isUnsaved, isFixed, isActive, isChosen, style, onType } = cell;
  return (
    <GridPart
      of={colIndex === 1 ? 'rowheader' : 'gridcell'}
      data-cell={place}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={colIndex}
      aria-selected={isChosen}
      aria-readonly={isFixed || undefined}
      aria-invalid={fault ? true : undefined}
      aria-haspopup={column.onOpen ? 'dialog' : undefined}
      className={classNames(
        'relative flex flex-col justify-center border-r border-b border-border px-3 text-left text-sm font-normal select-none focus:outline-3 focus:-outline-offset-3 focus:outline-focus',
        colIndex === 1 && 'sticky left-0 z-10',
        column.kind === 'checkbox' && 'items-center',
        isUnsaved && column.kind !== 'checkbox' && 'pr-5',
        isChosen ? 'bg-primary-soft' : fault ? 'bg-danger-soft' : isFixed ? 'bg-sunken' : 'bg-surface',
        isActive && 'shadow-[inset_0_0_0_1px_var(--focus)]',
      )}
      style={style}
    >
      {typed === undefined ? (
        <>
          <Content {...cell} />
          {fault && (
            <span className="flex items-start gap-1 text-xs text-danger" title={fault}>
              <Icon of={CircleAlert} size={14} className="mt-px" />
              <span className="line-clamp-2">{fault}</span>
            </span>
          )}
          {isUnsaved && <CellMark of="Not saved" />}
        </>
      ) : (
        <CellEditor label={`${column.name}: ${row.name}`} text={typed} isMoney={column.kind === 'money'} onType={onType} />
      )}
    </GridPart>
  );
};
