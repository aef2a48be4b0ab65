import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { axisTop } from './chart-scale.ts';

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [11, 12],
  [17, 20],
  [21, 40],
  [81, 100],
  [1_004, 1_200],
])('an axis for %d ends at %d', (most, top) => {
  expect(axisTop(most)).toBe(top);
});

test('an axis has room for its highest column, with a whole number at half of it', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (most) => {
      const top = axisTop(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(Number.isInteger(top / 2)).toBe(true);
      expect(top).toBeLessThanOrEqual(Math.max(2, most * 2));
    }),
  );
});
