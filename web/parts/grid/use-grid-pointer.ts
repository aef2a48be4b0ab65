import { type ClipboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Place, placesIn } from '#shared/values/copied-cells.ts';
import type { GridRow } from './cell-kind.ts';
import { clearedEdits, copiedRange, pastedEdits } from './range-edits.ts';
import { type EditableGrid, type EditableGridOptions, placeOf } from './use-editable-grid.ts';
import { alone } from './use-grid-range.ts';

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;
const isIn = (target: EventTarget, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Chooses cells with a mouse or a finger: a press chooses one, a drag or Shift more, and a double click or a second tap edits. */
export function useGridPointer({ range, go, say, typing }: EditableGrid) {
  const isDragging = useRef(false);
  const wasActive = useRef(false);
  useEffect(() => {
    const end = () => {
      isDragging.current = false;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || isIn(event.target, 'input, [data-move]')) return;
    wasActive.current = isSame(place, range.focus);
    // A finger may be about to scroll.
    if (event.pointerType !== 'mouse') return;
    typing.keep();
    say('');
    isDragging.current = true;
    go(event.shiftKey ? { anchor: range.anchor, focus: place } : alone(place));
  };
  const onPointerOver = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (isDragging.current && place && !isSame(place, range.focus)) go({ anchor: range.anchor, focus: place });
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || event.shiftKey) return;
    if (isIn(event.target, '[data-move]')) return;
    if (isIn(event.target, '[data-press]')) return typing.open(place);
    const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
    if (isMouse || isIn(event.target, 'input')) return;
    typing.keep();
    if (wasActive.current) typing.open(place);
    else go(alone(place));
  };
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place && !isIn(event.target, '[data-press], [data-move], input')) typing.open(place);
  };
  return { onPointerDown, onPointerOver, onClick, onDoubleClick };
}

/** Copies, cuts, and pastes ranges as text with tabs, which spreadsheets read and write. */
export function useRangeClipboard<Row extends GridRow>(
  { range, say, apply, typing }: EditableGrid,
  options: EditableGridOptions<Row>,
) {
  const write = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = copiedRange(range, options, (row, column) => options.edits.textAt(row.id, column.id));
    event.clipboardData.setData('text/plain', text);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (typing.isTyping()) return;
    write(event);
    const { length } = placesIn(range);
    say(length === 1 ? '1 cell copied.' : `${length} cells copied.`);
  };
  const onCut = (event: ClipboardEvent) => {
    if (typing.isTyping()) return;
    write(event);
    apply('cut', clearedEdits(range, options));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typing.isTyping()) return;
    event.preventDefault();
    apply('pasted', pastedEdits(event.clipboardData.getData('text/plain'), range, options));
  };
  return { onCopy, onCut, onPaste };
}
