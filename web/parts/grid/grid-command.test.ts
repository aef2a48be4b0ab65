import { describe, expect, it } from 'vitest';
import { commandOf, type GridCommand, type PressedKey, readingOrder } from './grid-command.ts';

const size = { rows: 3, columns: 2 };
const focus = { row: 1, column: 1 };
const press = (key: string, held: Partial<PressedKey> = {}, isEditing = false): GridCommand | undefined =>
  commandOf({ key, isCtrl: false, isShift: false, isAlt: false, isComposing: false, ...held }, { focus, size, isEditing });

describe('a key on a cell', () => {
  it.each<[string, Partial<PressedKey>, GridCommand | undefined]>([
    ['ArrowUp', {}, { do: 'go', to: { row: 0, column: 1 }, isExtending: false }],
    ['ArrowDown', { isShift: true }, { do: 'go', to: { row: 2, column: 1 }, isExtending: true }],
    ['Home', { isCtrl: true }, { do: 'go', to: { row: 0, column: 0 }, isExtending: false }],
    ['Tab', {}, { do: 'go', to: { row: 2, column: 0 }, isExtending: false }],
    ['Tab', { isShift: true }, { do: 'go', to: { row: 1, column: 0 }, isExtending: false }],
    ['Tab', { isCtrl: true }, undefined],
    ['Enter', {}, { do: 'edit' }],
    ['F2', {}, { do: 'edit' }],
    ['7', {}, { do: 'edit', text: '7' }],
    ['Delete', {}, { do: 'clear' }],
    ['Escape', {}, { do: 'release' }],
    ['a', { isCtrl: true }, { do: 'select-all' }],
    ['z', { isCtrl: true }, { do: 'undo' }],
    ['Z', { isCtrl: true, isShift: true }, { do: 'redo' }],
    ['y', { isCtrl: true }, { do: 'redo' }],
    ['c', { isCtrl: true }, undefined],
    ['s', { isCtrl: true }, undefined],
    ['F5', {}, undefined],
    ['Shift', { isShift: true }, undefined],
    ['ArrowLeft', { isAlt: true }, undefined],
    ['ArrowUp', { isAlt: true }, { do: 'move', move: 'up' }],
    ['ArrowDown', { isAlt: true }, { do: 'move', move: 'down' }],
    ['ArrowUp', { isAlt: true, isShift: true }, { do: 'move', move: 'top' }],
    ['ArrowDown', { isAlt: true, isShift: true }, { do: 'move', move: 'bottom' }],
    ['ArrowUp', { isAlt: true, isCtrl: true }, undefined],
  ])('%s with %j: %j', (key, held, command) => {
    expect(press(key, held)).toEqual(command);
  });
});

describe('a key in the text of a cell', () => {
  it.each<[string, Partial<PressedKey>, GridCommand | undefined]>([
    ['Enter', {}, { do: 'keep', to: { row: 2, column: 1 } }],
    ['Enter', { isShift: true }, { do: 'keep', to: { row: 0, column: 1 } }],
    ['Enter', { isComposing: true }, undefined],
    ['Tab', {}, { do: 'keep', to: { row: 2, column: 0 } }],
    ['Escape', {}, { do: 'cancel' }],
    ['ArrowDown', {}, { do: 'keep', to: { row: 2, column: 1 } }],
    ['ArrowLeft', {}, undefined],
    ['Home', {}, undefined],
    ['a', { isCtrl: true }, undefined],
    ['z', { isCtrl: true }, undefined],
    ['Delete', {}, undefined],
  ])('%s with %j: %j', (key, held, command) => {
    expect(press(key, held, true)).toEqual(command);
  });
});

it('reading order ends at the first and the last cell', () => {
  expect(readingOrder({ row: 0, column: 0 }, size, -1)).toBeUndefined();
  expect(readingOrder({ row: 2, column: 1 }, size, 1)).toBeUndefined();
});
