import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '../values/money.ts';
import { changedPrice, type PriceChange } from './bulk-prices.ts';

const price = fc.integer({ min: 0, max: MAX_CENTS });
const round = fc.record({ by: fc.constant('round' as const), toCents: fc.integer({ min: 1, max: 1_000_000 }) });
const change: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({ by: fc.constant('basis-points' as const), basisPoints: fc.integer({ min: -10_000, max: 100_000 }) }),
  fc.record({ by: fc.constant('cents' as const), cents: fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }) }),
  fc.record({ by: fc.constant('set' as const), priceCents: price }),
  round,
);
const percent = (cents: number, basisPoints: number) => changedPrice(cents, { by: 'basis-points', basisPoints });

describe('a change of prices', () => {
  it('by a share rounds half a cent up', () => {
    expect(percent(1010, 500)).toEqual({ priceCents: 1061 });
    expect(percent(1050, 100)).toEqual({ priceCents: 1061 });
    expect(percent(1050, -100)).toEqual({ priceCents: 1040 });
    expect(percent(99_500, 325)).toEqual({ priceCents: 102_734 });
    expect(percent(99_500, -10_000)).toEqual({ priceCents: 0 });
    expect(percent(0, 500)).toEqual({ priceCents: 0 });
  });

  it('by a share is never half a cent off, however large the price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -10_000, max: 100_000 }), (cents, basisPoints) => {
        const exact = BigInt(cents) * BigInt(10_000 + basisPoints);
        const found = percent(cents, basisPoints);
        if ('fault' in found) {
          expect(exact).toBeGreaterThan(BigInt(MAX_CENTS) * 10_000n);
          return;
        }
        const off = BigInt(found.priceCents) * 10_000n - exact;
        expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    );
  });

  it('by an amount, to one price, and to whole steps', () => {
    expect(changedPrice(99_500, { by: 'cents', cents: -500 })).toEqual({ priceCents: 99_000 });
    expect(changedPrice(undefined, { by: 'set', priceCents: 12_345 })).toEqual({ priceCents: 12_345 });
    const steps = (cents: number, toCents: number) => changedPrice(cents, { by: 'round', toCents });
    expect(steps(1250, 500)).toEqual({ priceCents: 1500 });
    expect(steps(1249, 500)).toEqual({ priceCents: 1000 });
    expect(steps(1500, 500)).toEqual({ priceCents: 1500 });
    expect(steps(1498, 999)).toEqual({ priceCents: 999 });
    expect(steps(1499, 999)).toEqual({ priceCents: 1998 });
  });

  it('to whole steps is the nearest one, halves up, and changes nothing the second time', () => {
    fc.assert(
      fc.property(price, round, (cents, to) => {
        const found = changedPrice(cents, to);
        if ('fault' in found) {
          expect(cents + to.toCents > MAX_CENTS || (cents > 0 && 2 * cents < to.toCents)).toBe(true);
          return;
        }
        const off = found.priceCents - cents;
        expect(found.priceCents % to.toCents).toBe(0);
        expect(2 * off > -to.toCents && 2 * off <= to.toCents).toBe(true);
        expect(changedPrice(found.priceCents, to)).toEqual(found);
      }),
    );
  });

  it('is a price that can be saved, or a fault in words', () => {
    fc.assert(
      fc.property(fc.option(price, { nil: undefined }), change, (cents, by) => {
        const found = changedPrice(cents, by);
        if ('fault' in found) {
          expect(found.fault).toMatch(/^(This|A|Rounded,) .*\.$/);
          return;
        }
        expect(Number.isSafeInteger(found.priceCents) && found.priceCents >= 0 && found.priceCents <= MAX_CENTS).toBe(true);
      }),
    );
  });

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(price, price, change, (one, other, by) => {
        const [low, high] = [changedPrice(Math.min(one, other), by), changedPrice(Math.max(one, other), by)];
        if ('priceCents' in low && 'priceCents' in high) expect(low.priceCents).toBeLessThanOrEqual(high.priceCents);
      }),
    );
  });

  it('is refused below zero, above the most, and without a price', () => {
    expect(changedPrice(100, { by: 'cents', cents: -101 })).toEqual({ fault: 'A price cannot be below zero.' });
    expect(percent(MAX_CENTS, 1)).toEqual({ fault: 'A price is at most $100,000,000.00.' });
    expect(changedPrice(499, { by: 'round', toCents: 1000 })).toEqual({
      fault: 'Rounded, this would cost nothing.',
    });
    expect(changedPrice(undefined, { by: 'basis-points', basisPoints: 500 })).toEqual({ fault: 'This has no price to change.' });
  });
});
