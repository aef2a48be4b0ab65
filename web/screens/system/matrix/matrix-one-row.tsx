import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type MatrixProps, markAt, toggledCell } from './matrix-props.ts';

type OneRowProps = MatrixProps & { row: number; onRow: (row: number) => void };

const RowChoice = ({ rows, row, onRow, rowLabel }: OneRowProps) => (
  <div className="flex items-end gap-1">
    <Select
      label={rowLabel}
      className="min-w-0 flex-1"
      value={String(row)}
      onChange={({ target }) => onRow(Number(target.value))}
      options={rows.map(({ name }, at) => ({ value: String(at), label: name }))}
    />
    <IconButton icon={ChevronLeft} label="Previous" aria-disabled={row === 0} onClick={() => onRow(Math.max(0, row - 1))} />
    <IconButton
      icon={ChevronRight}
      label="Next"
      aria-disabled={row === rows.length - 1}
      onClick={() => onRow(Math.min(rows.length - 1, row + 1))}
    />
  </div>
);

/** Makes Tab reach one of a list's checkboxes, and arrows, Home, and End the others. */
const useListKeys = (count: number) => {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const active = Math.max(0, Math.min(at, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    const next = new Map([
      ['ArrowDown', active + 1],
      ['ArrowUp', active - 1],
      ['Home', 0],
      ['End', count - 1],
    ]).get(event.key);
    if (!isBox || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const lines = [...(list.current?.children ?? [])];
    const boxes = lines.map((each) => each.querySelector<HTMLElement>('input[type=checkbox]'));
    boxes[Math.max(0, Math.min(next, count - 1))]?.focus();
  };
  return { list, active, setActive: setAt, onKeyDown };
};

/** Shows one row at a time, with its cells one below the other, for narrow screens. */
export const MatrixOneRow = ({ row, ...rest }: OneRowProps) => {
  const { columns, columnLabel, cellAt, sentenceAt, onEdit, renderEditor } = rest;
  const line = rest.rows[row];
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const found = columns
    .map((column, at) => ({ ...column, place: { row, column: at } }))
    .filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const { list, active, setActive, onKeyDown } = useListKeys(found.length);
  return (
    <div className="space-y-4">
      <RowChoice {...rest} row={row} />
      {line?.to && (
        <p>
          <TextLink to={line.to}>Edit “{line.name}”</TextLink>
        </p>
      )}
      <TextField label={`Find a ${columnLabel.toLowerCase()}`} value={words} onChange={({ target }) => setWords(target.value)} />
      {found.length === 0 && (
        <p className="text-muted">
          No {columnLabel.toLowerCase()} is called that.{' '}
          <Button size="compact" look="quiet" onClick={() => setWords('')}>
            Clear
          </Button>
        </p>
      )}
      <p className="text-sm text-muted pointer-coarse:hidden">Arrow keys move from one to the next.</p>
      <ul ref={list} aria-label={line?.name} onKeyDown={onKeyDown} className="divide-y divide-border border-y border-border">
        {found.map(({ id, name, place }, nth) => {
          const tabIndex = nth === active ? 0 : -1;
          const cell = cellAt(place);
          const mark = markAt(rest, place);
          const isOpen = opened === place.column && cell !== undefined;
          return (
            <li key={id} className="py-1" onFocus={() => setActive(nth)}>
              <div className="flex items-start justify-between gap-2">
                <Checkbox
                  label={name}
                  tabIndex={tabIndex}
                  hint={cell && sentenceAt(place)}
                  checked={cell !== undefined}
                  onChange={() => onEdit([{ ...place, cell: toggledCell(cell) }])}
                />
                {mark && (
                  <Badge tone={mark === 'Draft' ? 'info' : 'warning'} className="mt-3">
                    {mark}
                  </Badge>
                )}
              </div>
              {cell && (
                <Button
                  size="compact"
                  look="quiet"
                  tabIndex={tabIndex}
                  aria-expanded={isOpen}
                  aria-label={`Rule and quantity: ${name}`}
                  onClick={() => setOpened(isOpen ? null : place.column)}
                >
                  Rule and quantity
                </Button>
              )}
              {isOpen && <div className="py-3">{renderEditor(place)}</div>}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
