import { memo, useRef, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { cellFault, type GridColumn, type GridRow, isYes, keptText, yesOrNo } from './cell-kind.ts';
import type { EditableGridProps } from './grid-props.ts';
import { MoveButtons } from './move-buttons.tsx';
import { isFixedCell } from './range-edits.ts';
import { movedWords, type RowMove } from './row-order.ts';
import type { GridEditing } from './use-grid-edits.ts';

type FieldProps<Row extends GridRow> = {
  row: Row;
  column: GridColumn<Row>;
  text: string;
  fault: string | undefined;
  note: string | undefined;
  isFixed: boolean;
  edit: GridEditing['edit'];
};

/** Shows a field of a card. What is typed is kept when the field is left. */
const CardField = <Row extends GridRow>({ row, column, text, fault, note, isFixed, edit }: FieldProps<Row>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: string) => edit([{ row: row.id, column: column.id, text: next }]);
  if (column.kind === 'checkbox')
    return (
      <Checkbox
        label={column.name}
        aria-label={`${column.name}: ${row.name}`}
        checked={isYes(text)}
        disabled={isFixed}
        onChange={({ target }) => put(yesOrNo(target.checked))}
        {...(fault ? { error: fault } : {})}
      />
    );
  if (column.kind === 'read-only')
    return (
      <div>
        <p className="text-sm font-semibold">{column.name}</p>
        <div className="mt-1.5 text-sm text-muted">{column.draw?.(row) ?? (text || '–')}</div>
      </div>
    );
  return (
    <TextField
      label={column.name}
      aria-label={`${column.name}: ${row.name}`}
      value={typed ?? text}
      disabled={isFixed}
      autoComplete="off"
      inputMode={column.kind === 'money' ? 'decimal' : 'text'}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null) put(keptText(column.kind, typed) ?? typed);
        setTyped(null);
      }}
      hint={note}
      {...(fault ? { error: fault } : {})}
    />
  );
};

type CardProps<Row extends GridRow> = Pick<EditableGridProps<Row>, 'columns' | 'faultOf' | 'noteOf' | 'isReadOnly'> & {
  row: Row;
  texts: Readonly<Record<string, string>> | undefined;
  edit: GridEditing['edit'];
  at: number;
  /** Names what moves along with the row. */
  movedName: string;
  onMove: ((at: number, move: RowMove) => void) | undefined;
};

const Card = <Row extends GridRow>({
  row,
  columns,
  texts,
  edit,
  isReadOnly = false,
  faultOf,
  noteOf,
  at,
  movedName,
  onMove,
}: CardProps<Row>) => {
  const [first, ...others] = columns;
  return (
    <li className="rounded-card border border-border bg-surface p-4 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 font-semibold wrap-anywhere">{first?.draw?.(row) ?? first?.textOf(row)}</div>
        {texts && <Badge tone="warning">Not saved</Badge>}
      </div>
      <div className="mt-3 grid grid-cols-2 items-end gap-3">
        {others.map((column) => {
          const text = texts?.[column.id] ?? column.textOf(row);
          const fault = cellFault(column, text) ?? faultOf?.(row, column.id);
          const note = fault ? undefined : noteOf?.(row, column.id);
          const isFixed = isReadOnly || isFixedCell(column, row);
          return <CardField key={column.id} {...{ row, column, text, fault, note, isFixed, edit }} />;
        })}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {first?.onOpen && (
          <Button size="compact" aria-label={`Details: ${row.name}`} onClick={() => first.onOpen?.(row)}>
            Details
          </Button>
        )}
        {onMove && <MoveButtons name={movedName} onMove={(move) => onMove(at, move)} />}
      </div>
    </li>
  );
};
const MemoCard = memo(Card) as typeof Card;

/** Shows the rows of a grid on a narrow screen, each as a card. Cards out of view are laid out when they come into it. */
export const GridCards = <Row extends GridRow>({
  label,
  rows,
  columns,
  edits,
  order,
  actions,
  ...rest
}: EditableGridProps<Row>) => {
  const latest = useRef(order);
  latest.current = order;
  const [said, say] = useState('');
  const onMove = useRef((at: number, move: RowMove) => {
    const name = latest.current?.nameOf(at) ?? '';
    const moved = latest.current?.move(at, move);
    say(moved ? movedWords(name, moved) : `${name} is there already.`);
  }).current;
  const mayMove = order && !rest.isReadOnly && rows.length > 1;
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">{actions}</div>
      {mayMove && order.whyNot && <p className="text-sm text-muted">{order.whyNot}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul aria-label={label} className="mt-3 grid gap-3">
        {rows.map((row, at) => (
          <MemoCard
            key={row.id}
            {...{ row, at, columns }}
            {...rest}
            edit={edits.edit}
            texts={edits.texts[row.id]}
            movedName={order?.nameOf(at) ?? row.name}
            onMove={mayMove && !order.whyNot ? onMove : undefined}
          />
        ))}
      </ul>
    </>
  );
};
