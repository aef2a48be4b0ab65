import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { Discount, Tax } from '#shared/model/price-list.ts';
import { id } from '#test/world/plain-id.ts';
import { discountFaults, discountFrom, taxFaults, taxFrom, typedDiscount, typedTax, whoOptions } from './rule-draft.ts';

const kinds = fc.subarray(['services', 'merchandise', 'cash-advances'] as const, { minLength: 1 });
const named = { id: fc.constant(id('r')), name: fc.constant('Rule'), appliesTo: kinds };
const taxes: fc.Arbitrary<Tax> = fc.record({
  ...named,
  ratePpm: fc.integer({ min: 0, max: 1_000_000 }),
  exceptLines: fc.subarray(['caskets', 'embalming'] as const),
  exceptCategoryIds: fc.subarray([id('a'), id('b')]),
});
const amounts = fc.oneof(
  fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ amountCents: fc.integer({ min: 1, max: 10_000_000 }) }),
);
const whens = fc.constantFrom<(LogicRule | undefined)[]>(
  undefined,
  { '==': [{ var: 'isVeteran' }, true] },
  { '==': [{ var: 'timing' }, 'pre-need'] },
  {
    '==': [{ var: 'openCasket' }, true],
  },
);
const discounts: fc.Arbitrary<Discount> = fc
  .record({ base: fc.record({ ...named, reason: fc.constant('Why') }), amount: amounts, when: whens, isDated: fc.boolean() })
  .map(({ base, amount, when, isDated }) => ({
    ...base,
    ...amount,
    ...(when ? { when } : {}),
    ...(isDated ? { from: '2026-11-01', until: '2026-11-30' } : {}),
  }));

describe('a rule in its form', () => {
  it('is what it was if nothing is typed', () => {
    fc.assert(
      fc.property(taxes, (tax) => {
        expect(taxFrom(tax.id, typedTax(tax))).toEqual(tax);
      }),
    );
    fc.assert(
      fc.property(discounts, (each) => {
        expect(discountFrom(each.id, typedDiscount(each), each)).toEqual(each);
      }),
    );
  });

  it('is refused with what is wrong', () => {
    const tax = { ...typedTax(undefined), name: ' ', rate: '100.1', appliesTo: [] };
    expect(taxFaults(tax)).toEqual({
      name: 'Enter a name, like Sales tax.',
      rate: 'Enter a rate from 0 to 100, like 8.875.',
      appliesTo: 'Choose at least one kind of charge.',
    });
    expect(taxFrom(id('r'), tax)).toBeUndefined();
    expect(taxFaults({ ...tax, rate: '0' }).rate).toBeUndefined();
    const discount = { ...typedDiscount(undefined), amount: '0', from: '2026-11-02', until: '2026-11-01' };
    expect(discountFaults(discount)).toMatchObject({
      name: 'Enter a name, like Veterans.',
      reason: 'Write why families get it. They read this.',
      amount: expect.stringContaining('above 0'),
      until: 'The last day is before the first. Choose a later one.',
    });
    expect(discountFaults({ ...discount, by: 'amount', amount: '12.345' }).amount).toBe(
      'Enter an amount above zero, like 150.00.',
    );
  });

  it('offers a rule of its own only to a discount that has one', () => {
    expect(whoOptions(undefined).map(({ value }) => value)).not.toContain('own');
    const own = { ...discountFrom(id('r'), { ...typedDiscount(undefined), name: 'a', reason: 'b', amount: '1' }, undefined)! };
    expect(whoOptions({ ...own, when: { '==': [{ var: 'openCasket' }, true] } }).at(-1)?.value).toBe('own');
  });
});
