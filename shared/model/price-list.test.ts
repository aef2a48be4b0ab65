import { describe, expect, it } from 'vitest';
import { lowestCents, priceRangeOf } from './list-prices.ts';
import { type PriceListLine, priceListLineSchema, priceListSchema } from './price-list.ts';

const cremation: PriceListLine = {
  line: 'direct-cremation',
  unit: 'flat',
  variants: [
    { container: 'Container provided by purchaser', providedBy: 'purchaser', priceCents: 99_500 },
    { container: 'Fiberboard container', providedBy: 'funeral-home', priceCents: 109_500 },
    { container: 'Pine box', providedBy: 'funeral-home', priceCents: 149_500 },
  ],
};
const caskets: PriceListLine = { line: 'caskets', unit: 'each', minCents: 99_500, maxCents: 899_500 };
const hearse: PriceListLine = { line: 'hearse', unit: 'flat', priceCents: 37_500 };
const list = { effectiveOn: '2026-01-01', lines: [cremation, caskets, hearse] };

describe('price list', () => {
  it('has a price, a range, or containers, and only one of them', () => {
    expect(priceListSchema.parse(list)).toEqual({ ...list, taxes: [], discounts: [], requirements: [] });
    const bad = [
      { line: 'hearse', unit: 'flat' },
      { line: 'hearse', unit: 'flat', priceCents: 1, minCents: 1, maxCents: 2 },
      { line: 'caskets', unit: 'each', minCents: 1 },
      { line: 'caskets', unit: 'each', priceCents: 1, maxCents: 2 },
      { line: 'caskets', unit: 'each', minCents: 2, maxCents: 1 },
      { line: 'direct-cremation', unit: 'flat', variants: [] },
      { line: 'direct-cremation', unit: 'flat', priceCents: 5, variants: cremation.variants },
      { line: 'hearse', unit: 'flat', priceCents: 1.5 },
      { line: 'taxi', unit: 'flat', priceCents: 1 },
    ];
    for (const line of bad) expect(priceListLineSchema.safeParse(line).success, JSON.stringify(line)).toBe(false);
  });

  it('has no line twice', () => {
    expect(priceListSchema.safeParse({ ...list, lines: [hearse, hearse] }).success).toBe(false);
  });

  it('spans from the lowest to the highest price', () => {
    expect(priceRangeOf(hearse)).toEqual({ minCents: 37_500, maxCents: 37_500 });
    expect(priceRangeOf(caskets)).toEqual({ minCents: 99_500, maxCents: 899_500 });
    expect(priceRangeOf(cremation)).toEqual({ minCents: 99_500, maxCents: 149_500 });
  });

  it('is compared by what a family can have without bringing a container, and never by zero', () => {
    expect(lowestCents(list, 'direct-cremation')).toBe(109_500);
    expect(lowestCents(list, 'caskets')).toBe(99_500);
    expect(lowestCents(list, 'limousine')).toBeUndefined();
    const bring = { ...list, lines: [{ ...cremation, variants: cremation.variants?.slice(0, 1) }] };
    expect(lowestCents(bring, 'direct-cremation')).toBe(99_500);
  });
});
