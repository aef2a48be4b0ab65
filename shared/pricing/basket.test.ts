import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GplLineKey, gplLineKeys } from '#shared/funeral-rule/gpl-lines.ts';
import { lowestCents } from '#shared/model/list-prices.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import { basketKeys, baskets, priceOfBasket } from './basket.ts';
import { basketOfPlan } from './basket-of-plan.ts';

const anyLine: PricedLine = {
  key: 'any',
  section: 'services',
  label: 'Anything',
  detail: '',
  quantity: 1,
  unit: 'flat',
  unitCents: 1,
  amountCents: 1,
  gplLine: null,
  of: null,
  why: { kind: 'chosen' },
  includes: [],
};

const priceList = (lines: PriceList['lines']): Pick<PriceList, 'lines'> => ({ lines });

describe('priceOfBasket', () => {
  it("adds the home's lines, in cents", () => {
    const list = priceList([
      {
        line: 'direct-cremation',
        variants: [{ container: 'Fiberboard', providedBy: 'funeral-home', priceCents: 149_500 }],
        unit: 'flat',
      },
      { line: 'cremation-fee', priceCents: 40_000, unit: 'flat' },
    ]);
    expect(priceOfBasket('direct-cremation', (line) => lowestCents(list, line))).toEqual({ priceCents: 189_500, missing: [] });
  });

  it("doesn't count a container that the family must bring", () => {
    const list = priceList([
      {
        line: 'direct-cremation',
        variants: [
          { container: 'Your own', providedBy: 'purchaser', priceCents: 99_500 },
          { container: 'Fiberboard', providedBy: 'funeral-home', priceCents: 119_500 },
        ],
        unit: 'flat',
      },
      { line: 'cremation-fee', priceCents: 40_000, unit: 'flat' },
    ]);
    expect(priceOfBasket('direct-cremation', (line) => lowestCents(list, line)).priceCents).toBe(159_500);
  });

  it('is null if a line is missing, and names every missing line', () => {
    fc.assert(
      fc.property(fc.subarray([...gplLineKeys]), fc.constantFrom(...basketKeys), fc.nat(1_000_000), (listed, basket, cents) => {
        const { priceCents, missing } = priceOfBasket(basket, (line) => (listed.includes(line) ? cents : undefined));
        const lines: readonly string[] = baskets[basket].lines;
        expect(missing).toEqual(lines.filter((line) => !(listed as string[]).includes(line)));
        expect(priceCents).toBe(missing.length > 0 ? null : cents * lines.length);
      }),
      { seed: 11 },
    );
  });

  it('never treats a missing line as free', () => {
    expect(priceOfBasket('immediate-burial', () => undefined)).toEqual({ priceCents: null, missing: ['immediate-burial'] });
    expect(priceOfBasket('immediate-burial', () => 0)).toEqual({ priceCents: 0, missing: [] });
  });
});

it('is, for a plan, the one of its disposition, with or without a funeral', () => {
  const linesOf = (...lines: GplLineKey[]) => ({
    lines: lines.map((gplLine) => ({ ...anyLine, gplLine, includes: [] })),
  });
  expect(basketOfPlan('burial', linesOf('caskets', 'viewing-facilities'))).toBe('funeral-burial');
  expect(basketOfPlan('entombment', linesOf('immediate-burial'))).toBe('immediate-burial');
  expect(basketOfPlan('cremation', linesOf('direct-cremation'))).toBe('direct-cremation');
  expect(basketOfPlan('cremation', linesOf('ceremony-facilities'))).toBe('funeral-cremation');
  expect(basketOfPlan(undefined, { lines: [] })).toBe('direct-cremation');
  const flat = { ...anyLine, gplLine: null, includes: [{ label: 'Embalming', gplLine: 'embalming' as const, aLaCarteCents: 1 }] };
  expect(basketOfPlan('burial', { lines: [flat] })).toBe('funeral-burial');
});
