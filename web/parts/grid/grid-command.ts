import type { GridSize, Place } from '#shared/values/copied-cells.ts';
import { placeAfter } from './grid-keys.ts';
import { moveOfKey, type RowMove } from './row-order.ts';

/** A pressed key. Ctrl is ⌘ on a Mac. */
export type PressedKey = { key: string; isCtrl: boolean; isShift: boolean; isAlt: boolean; isComposing: boolean };

export type GridCommand =
  /** Moves to a cell, or extends the range to it. */
  | { do: 'go'; to: Place; isExtending: boolean }
  /** Edits the cell: what it says, or a first letter in its place. */
  | { do: 'edit'; text?: string }
  /** Keeps what was typed, and moves on if there is a cell. */
  | { do: 'keep'; to: Place | undefined }
  /** Moves the row. */
  | { do: 'move'; move: RowMove }
  | { do: 'cancel' | 'clear' | 'select-all' | 'undo' | 'redo' | 'release' };

type At = { focus: Place; size: GridSize; isEditing: boolean };

/** Returns the next cell in reading order, or the one before, or undefined beyond the first and the last. */
export function readingOrder({ row, column }: Place, { rows, columns }: GridSize, step: 1 | -1): Place | undefined {
  const next = row * columns + column + step;
  return next < 0 || next >= rows * columns ? undefined : { row: Math.floor(next / columns), column: next % columns };
}

/** While a cell is edited, its input has all keys but those that end it. */
function whileEditing({ key, isCtrl, isShift, isComposing }: PressedKey, { focus, size }: At): GridCommand | undefined {
  if (isComposing) return undefined;
  if (key === 'Escape') return { do: 'cancel' };
  if (key === 'Tab') return { do: 'keep', to: readingOrder(focus, size, isShift ? -1 : 1) ?? focus };
  if (key === 'Enter')
    return { do: 'keep', to: placeAfter({ key: isShift ? 'ArrowUp' : 'ArrowDown', isCtrl: false }, focus, size) };
  if (isCtrl || isShift) return undefined;
  return key === 'ArrowUp' || key === 'ArrowDown'
    ? { do: 'keep', to: placeAfter({ key, isCtrl: false }, focus, size) }
    : undefined;
}

/** Returns what a letter with Ctrl does, beyond what the browser does on its own (copy, cut, and paste). */
function withCtrl(letter: string, isShift: boolean): GridCommand | undefined {
  if (letter === 'a') return { do: 'select-all' };
  if (letter === 'z') return { do: isShift ? 'redo' : 'undo' };
  return letter === 'y' ? { do: 'redo' } : undefined;
}

/** Returns what a key does in a grid, or undefined if that is the browser's to decide. */
export function commandOf(pressed: PressedKey, at: At): GridCommand | undefined {
  const { key, isCtrl, isShift, isAlt } = pressed;
  if (at.isEditing) return whileEditing(pressed, at);
  if (pressed.isComposing) return undefined;
  if (isAlt) {
    const move = isCtrl ? undefined : moveOfKey(key, isShift);
    return move && { do: 'move', move };
  }
  if (key === 'Tab') {
    const to = isCtrl ? undefined : readingOrder(at.focus, at.size, isShift ? -1 : 1);
    return to && { do: 'go', to, isExtending: false };
  }
  const to = placeAfter({ key, isCtrl }, at.focus, at.size);
  if (to) return { do: 'go', to, isExtending: isShift };
  if (key === 'Enter' || key === 'F2') return { do: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  if (key === 'Escape') return { do: 'release' };
  if (isCtrl) return withCtrl(key.toLowerCase(), isShift);
  return key.length === 1 ? { do: 'edit', text: key } : undefined;
}
