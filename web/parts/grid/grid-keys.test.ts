import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAfter } from './grid-keys.ts';

const size = { rows: 30, columns: 8 };
const from = { row: 5, column: 3 };

describe('a key of a grid', () => {
  it.each([
    ['ArrowUp', false, { row: 4, column: 3 }],
    ['ArrowRight', false, { row: 5, column: 4 }],
    ['ArrowDown', true, { row: 29, column: 3 }],
    ['ArrowLeft', true, { row: 5, column: 0 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', true, { row: 29, column: 7 }],
    ['PageDown', false, { row: 15, column: 3 }],
    ['PageUp', false, { row: 0, column: 3 }],
    ['a', false, undefined],
  ])('%s, with Ctrl: %s, leads to %j', (key, isCtrl, to) => {
    expect(placeAfter({ key, isCtrl }, from, size)).toEqual(to);
  });

  it('never leads out of the grid', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
    const sizes = fc.record({ rows: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(sizes, fc.array(fc.record({ key: keys, isCtrl: fc.boolean() })), (grid, pressed) => {
        const end = pressed.reduce((place, key) => placeAfter(key, place, grid) ?? place, { row: 0, column: 0 });
        expect(end.row).toBeGreaterThanOrEqual(0);
        expect(end.row).toBeLessThan(grid.rows);
        expect(end.column).toBeGreaterThanOrEqual(0);
        expect(end.column).toBeLessThan(grid.columns);
      }),
    );
  });
});
