import { describe, expect, it } from 'vitest';
import { mistakesIn } from './edit-distance.ts';

/** The textbook definition (optimal string alignment), with a whole table. */
function plainly(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i && j ? 0 : i + j)),
  );
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Infinity;
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1]),
        swap,
      );
    }
  return rows[a.length]![b.length]!;
}

describe('mistakesIn', () => {
  it.each([
    ['boston', 'boston', 0, 0],
    ['bostn', 'boston', 1, 1],
    ['bsoton', 'boston', 1, 1],
    ['philad', 'philadelphia', 3, 0],
    ['phialdelp', 'philadelphia', 3, 1],
    ['a', 'b', 1, 1],
  ])('counts %s for %s as %d, and %d in its beginning', (typed, name, whole, beginning) => {
    expect(mistakesIn(typed, name, 2)).toEqual({ whole, beginning });
  });

  it('counts what the textbook counts, over words of three letters', () => {
    const words = Array.from({ length: 400 }, (_, seed) =>
      Array.from({ length: (seed * 7) % 9 }, (_, at) => 'abc'[(seed * 31 + at * at * 17 + (seed >> 3)) % 3]).join(''),
    );
    for (const typed of words)
      for (const name of words.slice(0, 60)) {
        const whole = plainly(typed, name);
        const beginning = Math.min(...Array.from({ length: name.length + 1 }, (_, end) => plainly(typed, name.slice(0, end))));
        const found = mistakesIn(typed, name, 2);
        expect(Math.min(found.whole, 3), `${typed} ${name}`).toBe(Math.min(whole, 3));
        expect(Math.min(found.beginning, 3), `${typed} ${name}`).toBe(Math.min(beginning, 3));
      }
  });

  it('accepts a text of any length', () => {
    expect(mistakesIn('a'.repeat(200), 'a'.repeat(200), 2).whole).toBe(3);
    expect(mistakesIn('', 'boston', 2)).toEqual({ whole: 3, beginning: 0 });
  });
});
