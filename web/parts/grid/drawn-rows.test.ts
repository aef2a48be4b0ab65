import { describe, expect, it } from 'vitest';
import { nextRows } from './drawn-rows.ts';

const range = { from: 10, to: 20 };
const all = Array.from({ length: 10 }, (_, at) => 10 + at);

/** Returns the frames until nothing remains to be done. */
function frames(drawn: readonly number[], active: number, count = 100): number[][] {
  const seen: number[][] = [];
  for (let rows = drawn; seen.length < 50; ) {
    const next = nextRows(rows, { range, count, active });
    seen.push(next.rows);
    rows = next.rows;
    if (next.isDone) return seen;
  }
  throw new Error('There was always more to do.');
}

describe('rows that are drawn next', () => {
  it('are a few in each frame, from the middle on, until all are there and no others', () => {
    const seen = frames([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0);
    expect(seen[0]).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 14, 15]);
    for (const [at, rows] of seen.entries()) {
      const before = seen[at - 1] ?? rows;
      expect(rows.filter((row) => !before.includes(row)).length).toBeLessThanOrEqual(2);
    }
    expect(seen.at(-1)).toEqual([0, ...all]);
  });

  it('are the active one first, which a key moved to', () => {
    expect(nextRows(all, { range, count: 100, active: 40 })).toEqual({ rows: [...all, 40], isDone: true });
    expect(nextRows([10], { range, count: 100, active: 19 })).toEqual({ rows: [10, 19], isDone: false });
  });

  it('are none beyond the end of a list that became shorter', () => {
    expect(frames(all, 0, 12).at(-1)).toEqual([0, 10, 11]);
    expect(frames(all, 0, 0).at(-1)).toEqual([]);
  });
});
