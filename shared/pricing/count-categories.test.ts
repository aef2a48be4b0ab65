import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PriceRow } from '../model/price-row.ts';
import { countCategories } from './count-categories.ts';
import { isOfferedAtPrice, isRowChanged } from './same-row.ts';

const id = '00000004-0000-4000-8000-000000000001';
const row: fc.Arbitrary<PriceRow> = fc
  .record({ isOffered: fc.boolean(), priceCents: fc.option(fc.integer({ min: 0, max: 3 })), isSpecialOrder: fc.boolean() })
  .map(({ priceCents, ...rest }) => ({ kind: 'item', id, version: 0, ...rest, ...(priceCents === null ? {} : { priceCents }) }));
const rows = fc.array(fc.record({ categoryId: fc.constantFrom('caskets', 'urns', 'vaults'), row, inForce: row }));

it('counts as filtering category by category does', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const plain = [...new Set(all.map(({ categoryId }) => categoryId))].map((categoryId) => {
        const own = all.filter((each) => each.categoryId === categoryId);
        const offered = own.filter((each) => each.row.isOffered).length;
        const priced = own.filter((each) => isOfferedAtPrice(each.row)).length;
        return [
          categoryId,
          { total: own.length, offered, priced, changed: own.filter((each) => isRowChanged(each.row, each.inForce)).length },
        ];
      });
      expect([...countCategories(all)]).toEqual(plain);
    }),
  );
});

it('counts what is offered without a price as offered alone, and no change that families wouldn’t notice', () => {
  const one = { kind: 'item', id, version: 0, isOffered: true, isSpecialOrder: false } as const;
  const unpriced = { ...one, isOffered: false };
  const counted = countCategories([
    { categoryId: 'urns', row: one, inForce: unpriced },
    { categoryId: 'urns', row: { ...one, priceCents: 5 }, inForce: { ...one, priceCents: 4 } },
  ]);
  expect(counted.get('urns')).toEqual({ total: 2, offered: 2, priced: 1, changed: 1 });
  expect(counted.get('caskets')).toBeUndefined();
});
