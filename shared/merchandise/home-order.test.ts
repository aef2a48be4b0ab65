import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedItems } from '../funeral-rule/listed-items.ts';
import { orderChanges } from '../funeral-rule/price-list-changes.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { ItemPriceRow, PriceRow } from '../model/price-row.ts';
import { publishedPrices } from '../pricing/published-prices.ts';
import { isOfferedAtPrice } from '../pricing/same-row.ts';
import { workingRows } from '../pricing/working-rows.ts';
import { inHomeOrder, movedItems, soldInHomeOrder } from './home-order.ts';
import { pricedItems } from './priced-items.ts';

const id = (kind: number, nth: number) => `0000000${kind}-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const category = { id: id(1, 1), name: 'Caskets', gplLine: 'caskets', isActive: true, sortOrder: 0 } as MerchandiseCategory;
const names = ['Pine', 'Oak', 'Cloth', 'Willow', 'Ash', 'Oak'];
const items = names.map((name, nth) => ({
  ...{ id: id(2, nth), itemCategoryId: category.id, name, description: name, attributes: [], images: [], isActive: true },
  variants: [2, 1]
    .slice(0, nth % 3)
    .map((each) => ({ id: id(3, 10 * nth + each), name: `${each}`, attributes: [], isActive: true })),
})) as MerchandiseItem[];
const offers = items.flatMap((item) => [
  { id: item.id },
  ...item.variants.map((variant) => ({ id: item.id, variantId: variant.id })),
]);
const catalog = { services: [], categories: [], items, itemCategories: [category], locationId: id(4, 1) };

const rowOf = fc.record(
  { isOffered: fc.boolean(), priceCents: fc.nat(9), sortOrder: fc.nat(8), isSpecialOrder: fc.constant(false) },
  { requiredKeys: ['isOffered', 'isSpecialOrder'] },
);
/** Rows of some offers: with and without a price, with and without a place. */
const savedRows = fc
  .tuple(...offers.map(() => fc.option(rowOf)))
  .map((rows) => rows.flatMap((row, at): ItemPriceRow[] => (row ? [{ kind: 'item', version: 1, ...offers[at]!, ...row }] : [])));

/** Returns the rows of the grid in the order that staff see. */
function tableOf(saved: readonly PriceRow[], locationItems: readonly LocationItem[]): ItemPriceRow[] {
  const parts = { ...catalog, priceList: undefined, servicePrices: [], locationItems };
  const itemsIn = (rows: readonly PriceRow[]) => workingRows({ ...parts, saved: rows }) as ItemPriceRow[];
  const inForce = itemsIn([]);
  const rows = itemsIn(saved).map((row, at) => ({ row, place: row.sortOrder ?? inForce[at]?.sortOrder }));
  const ordered = inHomeOrder(rows, ({ row, place }) => ({ itemId: row.id, variantId: row.variantId, place }), items);
  return ordered.map(({ row }) => row);
}

const publish = (saved: readonly PriceRow[], inForce: readonly LocationItem[]): LocationItem[] => {
  const rows = workingRows({ ...catalog, priceList: undefined, servicePrices: [], locationItems: inForce, saved });
  let next = inForce.length;
  const newId = () => {
    next += 1;
    return id(5, next);
  };
  return publishedPrices({ ...catalog, rows, locationItems: inForce, newId }).locationItems;
};
const nameIn = ({ id: itemId, variantId }: ItemPriceRow) => {
  const item = items.find((each) => each.id === itemId)!;
  const variant = item.variants.find((each) => each.id === variantId);
  return variant ? `${item.name}, ${variant.name}` : item.name;
};
const listedNames = (locationItems: readonly LocationItem[]) =>
  listedItems({ published: { locationItems }, rows: [], items, itemCategories: [category] }).map(({ name }) => name);
const plannerNames = (locationItems: readonly LocationItem[]) =>
  pricedItems([category], items, locationItems).map(({ name }) => name);

describe('the home’s order', () => {
  it('is the same in the table, on the list, and in the planner, whatever has a place, with variants beside their item', () => {
    fc.assert(
      fc.property(savedRows, savedRows, (first, second) => {
        const before = publish(first, []);
        for (const [saved, inForce] of [
          [first, []],
          [second, before],
        ] as const) {
          const table = tableOf(saved, inForce);
          const ids = table.map((row) => row.id);
          expect(ids.filter((each, at) => each !== ids[at - 1])).toHaveLength(items.length);
          const sold = table.filter(isOfferedAtPrice).map(nameIn);
          const next = publish(saved, inForce);
          expect(listedNames(next)).toEqual(sold);
          expect(plannerNames(next)).toEqual(sold);
          // Publishing changes no order that it didn't have to.
          expect(tableOf(saved, next).filter(isOfferedAtPrice).map(nameIn)).toEqual(sold);
          expect(orderChanges(next, publish(saved, next), { items, categories: [category] })).toEqual([]);
        }
      }),
    );
  });

  it('counts as changed on the list exactly if the table marks an item', () => {
    fc.assert(
      fc.property(savedRows, savedRows, (first, second) => {
        const before = publish(first, []);
        const sold = tableOf(second, before).filter(isOfferedAtPrice);
        const marked = movedItems(
          soldInHomeOrder(before, items).map(({ itemId }) => itemId),
          sold.map((row) => row.id),
          items,
        );
        const said = orderChanges(before, publish(second, before), { items, categories: [category] });
        expect(said.length > 0).toBe(marked.length > 0);
      }),
    );
  });

  it('names what moved, and where it was', () => {
    const rows = offers
      .filter(({ variantId }: { id: string; variantId?: string }) => !variantId)
      .map(
        (offer, at): ItemPriceRow => ({
          ...{ kind: 'item', version: 1, isOffered: true, isSpecialOrder: false, priceCents: 5 },
          ...offer,
          sortOrder: at + 1,
        }),
      );
    const before = publish(rows, []);
    const moved = rows.map((row, at) => (at === 4 ? { ...row, sortOrder: 0 } : row));
    expect(orderChanges(before, publish(moved, before), { items, categories: [category] })).toEqual([
      { key: `order:${category.id}`, label: 'Order of caskets', before: 'Ash: position 5', after: 'Ash: position 1' },
    ]);
  });
});
