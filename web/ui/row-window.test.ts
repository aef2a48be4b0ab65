import { describe, expect, it } from 'vitest';
import { drawnRows } from './row-window.ts';

describe('the rendered rows of a long list', () => {
  it('are the visible ones, with gaps for all others', () => {
    expect(drawnRows({ from: 10, to: 12 }, { count: 100, active: 11 })).toEqual([
      { gap: 10, before: 0 },
      { row: 10 },
      { row: 11 },
      { gap: 88, before: 12 },
    ]);
  });
  it('include the focused one, however far away it is', () => {
    expect(drawnRows({ from: 0, to: 1 }, { count: 100, active: 50 })).toEqual([
      { row: 0 },
      { gap: 49, before: 1 },
      { row: 50 },
      { gap: 49, before: 51 },
    ]);
  });
  it('are none in an empty list, and none beyond the end of a shorter one', () => {
    expect(drawnRows({ from: 0, to: 40 }, { count: 0, active: 0 })).toEqual([]);
    expect(drawnRows({ from: 30, to: 70 }, { count: 2, active: 40 })).toEqual([{ gap: 1, before: 0 }, { row: 1 }]);
  });
});
