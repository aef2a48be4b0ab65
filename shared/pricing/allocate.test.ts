import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '../values/money.ts';
import { allocate } from './allocate.ts';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const anyWeights = fc
  .array(fc.oneof(fc.nat(4), fc.nat(100_000), fc.nat(MAX_CENTS)), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));
const anyCents = fc.oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }));

describe('allocate', () => {
  it('gives the cents that are left to the largest remainders, the first of equal ones first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(allocate(1, [1, 3, 3])).toEqual([0, 1, 0]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(7, [0, 5, 0])).toEqual([0, 7, 0]);
    expect(allocate(0, [2, 1])).toEqual([0, 0]);
  });

  it('adds up to the amount, and stays within a cent of each share', () => {
    fc.assert(
      fc.property(anyCents, anyWeights, (cents, weights) => {
        const parts = allocate(cents, weights);
        const total = sumOf(weights);
        expect(sumOf(parts)).toBe(cents);
        parts.forEach((part, at) => {
          const apart = BigInt(part) * BigInt(total) - BigInt(cents) * BigInt(weights[at]!);
          expect(apart < BigInt(total) && -apart < BigInt(total)).toBe(true);
          if (weights[at] === 0) expect(part).toBe(0);
        });
      }),
      { seed: 19, numRuns: 10_000 },
    );
  });

  it('never gives a larger weight less', () => {
    fc.assert(
      fc.property(fc.nat(MAX_CENTS), anyWeights, (cents, weights) => {
        const sorted = weights.toSorted((one, other) => other - one);
        const parts = allocate(cents, sorted);
        for (let at = 1; at < parts.length; at += 1) expect(parts[at]!).toBeLessThanOrEqual(parts[at - 1]!);
      }),
      { seed: 20, numRuns: 2_000 },
    );
  });

  it('refuses weights that are all 0, negative, or fractions', () => {
    for (const weights of [[], [0], [0, 0], [1, -1], [-1, 2], [0.5]]) expect(() => allocate(100, weights)).toThrow(RangeError);
  });
});
