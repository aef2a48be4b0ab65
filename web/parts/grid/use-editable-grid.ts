import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { CellRange, Place } from '#shared/values/copied-cells.ts';
import type { GridRow } from './cell-kind.ts';
import { commandOf, type GridCommand } from './grid-command.ts';
import { clearedEdits, type Lines, type RangeEdits, rangeWords } from './range-edits.ts';
import { movedWords, type RowMove, type RowOrder } from './row-order.ts';
import { useCellTyping } from './use-cell-typing.ts';
import type { GridEditing } from './use-grid-edits.ts';
import { alone, useCellFocus, useGridRange } from './use-grid-range.ts';

export type EditableGridOptions<Row extends GridRow> = Lines<Row> & {
  edits: GridEditing;
  isReadOnly: boolean;
  order?: RowOrder | undefined;
};

/** Returns the place of the cell that something is in. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [row, column] = cell?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Keeps which cells of a grid are chosen and what is typed into one, and makes the grid work with keys. */
export function useEditableGrid<Row extends GridRow>(box: RefObject<HTMLElement | null>, options: EditableGridOptions<Row>) {
  const { rows, columns, edits, isReadOnly, order } = options;
  const size = { rows: rows.length, columns: columns.length };
  const [range, setRange] = useGridRange(size);
  const focusCell = useCellFocus(box);
  const [said, say] = useState('');
  const typing = useCellTyping(options);
  const isReleased = useRef(false);

  const go = (next: CellRange) => {
    focusCell();
    setRange(next);
  };
  const apply = (done: string, change: RangeEdits) => {
    if (isReadOnly) return;
    edits.edit(change.edits);
    go(change.range);
    say(rangeWords(done, change));
  };
  /** Moves a row, and the active cell with it. A button keeps the focus. */
  const move = (from: number, by: RowMove, isByButton = false) => {
    if (isReadOnly || !order) return;
    if (order.whyNot !== undefined) return say(order.whyNot);
    const name = order.nameOf(from);
    const moved = order.move(from, by);
    if (!moved) return;
    (isByButton ? setRange : go)(alone({ row: moved.to, column: range.focus.column }));
    say(movedWords(name, moved));
  };
  const run = (command: GridCommand) => {
    say('');
    switch (command.do) {
      case 'go':
        return go({ anchor: command.isExtending ? range.anchor : command.to, focus: command.to });
      case 'edit':
        return typing.open(range.focus, command.text);
      case 'keep':
        typing.keep();
        return go(command.to ? alone(command.to) : range);
      case 'cancel':
        typing.cancel();
        return go(range);
      case 'clear':
        return apply('cleared', clearedEdits(range, options));
      case 'move':
        return move(range.focus.row, command.move);
      case 'select-all':
        return go({ anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } });
      case 'release':
        return say('Tab now leaves the table.');
      default:
        edits[command.do]();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: isShift, altKey: isAlt } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    const isEditing = typing.isTyping();
    // What is typed is kept before a shortcut of the screen saves it.
    if (isEditing && isCtrl && key.toLowerCase() === 's') return run({ do: 'keep', to: range.focus });
    if (!placeOf(event.target) || (key === 'Tab' && isReleased.current && !isEditing)) return;
    const pressed = { key, isCtrl, isShift, isAlt, isComposing: event.nativeEvent.isComposing };
    const command = commandOf(pressed, { focus: range.focus, size, isEditing });
    if (!command) return;
    isReleased.current = command.do === 'release';
    event.preventDefault();
    run(command);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    isReleased.current = false;
    say('');
    typing.keep();
  };
  /** A screen reader may move the focus without a key that the page sees. */
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place && (place.row !== range.focus.row || place.column !== range.focus.column)) setRange(alone(place));
  };
  return { range, go, say, said, apply, move, typing, keys: { onKeyDown, onBlur, onFocus } };
}

export type EditableGrid = Omit<ReturnType<typeof useEditableGrid>, 'keys'>;
