import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGivenOn } from '#shared/model/list-prices.ts';
import type { Discount, Tax } from '#shared/model/price-list.ts';
import { id } from '#test/world/plain-id.ts';
import { parsePercent, percentWords } from './percent-words.ts';
import { discountExample, ruleExample, taxExample } from './rule-example.ts';
import { discountWords, ruleChanges, taxWords } from './rule-words.ts';

const tax = (change: Partial<Tax> = {}): Tax => ({
  ...{ id: id('tax'), name: 'Sales tax', ratePpm: 82_500, appliesTo: ['merchandise'], exceptLines: [], exceptCategoryIds: [] },
  ...change,
});
const discount = (change: Partial<Discount> = {}): Discount => ({
  ...{ id: id('off'), name: 'Clergy', reason: 'For the clergy.', basisPoints: 500, appliesTo: ['services'] },
  ...change,
});
const goods = [{ id: id('urns'), name: 'Urns' }];

describe('a typed rate', () => {
  it('is exactly what is written back, for every rate with four decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (ppm) => {
        expect(parsePercent(percentWords(ppm))).toBe(ppm);
      }),
    );
  });

  it.each([
    ['8.875', 88_750],
    [' 8.25 % ', 82_500],
    ['.5', 5_000],
    ['0', 0],
    ['7.', 70_000],
    ['100', 1_000_000],
    ['8.12345', undefined],
    ['', undefined],
    ['.', undefined],
    ['-1', undefined],
    ['8,5', undefined],
    ['1e2', undefined],
  ])('reads %j as %j', (text, ppm) => {
    expect(parsePercent(text)).toBe(ppm);
  });
});

describe('the example', () => {
  it('is California’s own: $3,145.00 of goods at 8.25% is $259.46, and $8,607.46 with what isn’t taxed', () => {
    expect(taxExample(tax(), [])).toEqual({ baseCents: 314_500, taxCents: 25_946 });
    expect(ruleExample({ taxes: [tax()], discounts: [] }).totalCents).toBe(860_746);
  });

  it('leaves out excepted lines and categories, and shows an item of each', () => {
    const except = tax({ exceptLines: ['caskets'], exceptCategoryIds: [id('urns')] });
    expect(taxExample(except, goods)).toEqual({ baseCents: 45_000, taxCents: 3_713 });
    expect(ruleExample({ taxes: [except], discounts: [] }, goods).charges.at(-1)?.label).toBe('An item in Urns');
    expect(taxExample(tax({ ratePpm: 0 }), []).taxCents).toBe(0);
  });

  it('taxes goods by their category and their line, as a contract does', () => {
    const categories = [
      { id: id('caskets'), name: 'Caskets', gplLine: 'caskets' as const },
      { id: id('rentals'), name: 'Rental caskets', gplLine: 'caskets' as const },
      ...goods,
    ];
    // The example’s casket is one of the category that the tax leaves out.
    const byCategory = tax({ exceptCategoryIds: [id('caskets')] });
    expect(taxExample(byCategory, categories)).toEqual({ baseCents: 45_000, taxCents: 3_713 });
    expect(ruleExample({ taxes: [byCategory], discounts: [] }, categories).charges).toHaveLength(5);
    // What another tax leaves out by its category is a casket for a tax that leaves out that line.
    const byLine = tax({ id: id('city'), exceptLines: ['caskets'] });
    const both = ruleExample({ taxes: [tax({ exceptCategoryIds: [id('rentals')] }), byLine], discounts: [] }, categories);
    expect(both.charges.at(-1)).toMatchObject({ label: 'An item in Rental caskets', gplLine: 'caskets' });
    expect(both.computed.map(({ amountCents }) => amountCents)).toEqual([25_946, 3_713]);
  });

  it('never takes a discount off the basic services fee, in any order of any discounts', () => {
    expect(discountExample(discount())).toEqual({ baseCents: 220_800, offCents: 11_040 });
    expect(discountExample(discount({ basisPoints: undefined, amountCents: 9_999_999 })).offCents).toBe(220_800);
    const any = fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (several) => {
        const discounts = several.map(({ basisPoints }, at) => discount({ id: id(`d${at}`), basisPoints }));
        const { computed } = ruleExample({ taxes: [], discounts });
        expect(computed.reduce((sum, { amountCents }) => sum - amountCents, 0)).toBeLessThanOrEqual(220_800);
      }),
    );
  });
});

describe('the words of a rule', () => {
  it('say what it takes, of what, and between which days', () => {
    expect(taxWords(tax({ ratePpm: 88_750, exceptLines: ['caskets'], exceptCategoryIds: [id('urns')] }), goods)).toBe(
      '8.875% of merchandise, except caskets and urns',
    );
    expect(discountWords(discount({ from: '2026-11-01', until: '2026-11-30' }))).toBe(
      '5% off services, from November 1, 2026 to November 30, 2026',
    );
    expect(discountWords(discount({ basisPoints: undefined, amountCents: 15_000, appliesTo: ['services', 'merchandise'] }))).toBe(
      '$150 off services and merchandise',
    );
    expect(discountWords(discount({ from: '2026-11-01' }))).toBe('5% off services, from November 1, 2026 on');
  });

  it('say what changes from one list to the next', () => {
    const [one, other] = [discount({ id: id('1'), name: 'One' }), discount({ id: id('2'), name: 'Other' })];
    const before = { taxes: [tax()], discounts: [one, other] };
    expect(ruleChanges(before, before, [])).toEqual([]);
    expect(ruleChanges(before, { taxes: [tax({ name: 'City tax' })], discounts: [other, one] }, [])).toEqual([
      {
        key: `tax:${id('tax')}`,
        label: 'Tax: City tax',
        before: 'Tax: Sales tax · 8.25% of merchandise',
        after: 'Tax: City tax · 8.25% of merchandise',
      },
      { key: 'order:discounts', label: 'Order of discounts', before: 'One, then Other', after: 'Other, then One' },
    ]);
    expect(ruleChanges(before, { taxes: [], discounts: [one, other] }, [])).toMatchObject([
      { before: '8.25% of merchandise', after: null },
    ]);
  });
});

describe('a discount', () => {
  it('is given on its first and its last day, and not beside them', () => {
    const days = { from: '2026-11-02', until: '2026-11-03' };
    const given = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].filter((day) => isGivenOn(days, day));
    expect(given).toEqual(['2026-11-02', '2026-11-03']);
    expect(isGivenOn({}, '2026-11-01')).toBe(true);
  });
});
