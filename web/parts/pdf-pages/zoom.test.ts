import { expect, it } from 'vitest';
import { zoomStep } from './zoom.ts';

it('goes to the next step from any size, and stops at the last', () => {
  expect(zoomStep(100, 1)).toBe(125);
  expect(zoomStep(100, -1)).toBe(75);
  expect(zoomStep(43.7, 1)).toBe(50);
  expect(zoomStep(43.7, -1)).toBe(25);
  // A size fitted to a width may be a hair off a step.
  expect(zoomStep(99.9, 1)).toBe(125);
  expect(zoomStep(400, 1)).toBeUndefined();
  expect(zoomStep(25, -1)).toBeUndefined();
});
