import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type GridColumn, type GridRow, isYes } from './cell-kind.ts';
import { CellMark } from './cell-mark.tsx';
import { asPart } from './grid-part.tsx';

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

/** Returns the look of a checkbox: one element, with a drawn check mark, because a grid has hundreds. Its text is for screen readers. */
const boxClass = (isChecked: boolean, isFixed: boolean) =>
  classNames(
    'relative size-6 overflow-hidden rounded-chip border indent-12 whitespace-nowrap',
    isChecked
      ? 'border-primary bg-primary text-on-primary after:absolute after:top-0.75 after:left-2 after:h-3 after:w-1.5 after:rotate-45 after:border-r-2 after:border-b-2'
      : 'border-border-strong bg-surface',
    isFixed ? 'opacity-50' : 'cursor-pointer hover:border-text',
  );

/** A handle of six dots that are one background, because a grid has hundreds. */
const handleClass =
  'absolute inset-y-0 left-0 w-8 cursor-grab touch-none bg-[radial-gradient(currentColor_1.25px,transparent_1.75px)] bg-size-[6px_6px] bg-clip-content bg-origin-content px-2.5 py-4.5 text-subtle hover:text-text';

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
  /** What is odd about it, if nothing is wrong. */
  note: string | undefined;
  isUnsaved: boolean;
  isFixed: boolean;
  isActive: boolean;
  isSticky: boolean;
  /** Whether it has the handle that moves its row. */
  isMovable: boolean;
  isChosen: boolean;
  style: React.CSSProperties;
  onType: (text: string) => void;
};

function contentOf<Row extends GridRow>({ row, column, text, isFixed }: CellProps<Row>) {
  if (column.kind === 'checkbox')
    return (
      <span {...(isFixed ? {} : { 'data-press': true })} className={boxClass(isYes(text), isFixed)}>
        {text}
      </span>
    );
  if (isFixed && column.draw) return column.draw(row);
  if (column.kind !== 'money') return text && <span className="line-clamp-2 wrap-anywhere">{text}</span>;
  if (text === '') return <span className="sr-only">Empty</span>;
  return /^\d/.test(text) ? `$${text}` : <span className="max-w-full truncate">{text}</span>;
}

/** Shows a cell with what it says, its fault in words, and a dot if it isn’t saved. */
export const GridCell = <Row extends GridRow>(cell: CellProps<Row>) => {
  const {
    row,
    column,
    place,
    colIndex,
    typed,
    fault,
    note,
    isUnsaved,
    isFixed,
    isActive,
    isSticky,
    isMovable,
    isChosen,
    style,
    onType,
  } = cell;
  return (
    <div
      {...asPart(colIndex === 1 ? 'rowheader' : 'gridcell', {
        'aria-colindex': colIndex,
        'aria-selected': isChosen,
        'aria-readonly': isFixed || undefined,
        'aria-invalid': fault ? true : undefined,
        'aria-haspopup': column.onOpen ? 'dialog' : undefined,
      })}
      data-cell={place}
      tabIndex={isActive ? 0 : -1}
      className={classNames(
        'relative flex flex-col justify-center border-r border-b border-border px-3 text-left text-sm font-normal select-none focus:outline-3 focus:-outline-offset-3 focus:outline-focus',
        isSticky && 'sticky left-0 z-10',
        isMovable && 'pl-8',
        column.kind === 'checkbox' && 'items-center',
        column.kind === 'money' && 'items-end tabular-nums',
        isUnsaved && column.kind !== 'checkbox' && 'pr-5',
        isChosen ? 'bg-primary-soft' : fault ? 'bg-danger-soft' : note ? 'bg-warning-soft' : isFixed ? 'bg-sunken' : 'bg-surface',
        isActive && 'shadow-[inset_0_0_0_1px_var(--focus)]',
      )}
      style={style}
    >
      {typed === undefined ? (
        <>
          {isMovable && <span aria-hidden="true" data-move className={handleClass} title="Drag to move" />}
          {contentOf(cell)}
          {(fault ?? note) && (
            <span
              className={classNames('flex items-start gap-1 text-xs', fault ? 'text-danger' : 'text-warning')}
              title={fault ?? note}
            >
              <Icon of={CircleAlert} size={14} className="mt-px" />
              <span className="line-clamp-2">{fault ?? note}</span>
            </span>
          )}
          {isUnsaved && <CellMark of="Not saved" />}
        </>
      ) : (
        <CellEditor label={`${column.name}: ${row.name}`} text={typed} isMoney={column.kind === 'money'} onType={onType} />
      )}
    </div>
  );
};
