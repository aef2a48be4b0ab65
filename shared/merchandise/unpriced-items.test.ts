import { describe, expect, it } from 'vitest';
import type { LocationItem, MerchandiseItem } from '#shared/model/merchandise.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { generateWorld } from '#world/generate.ts';
import { soldItems } from './sold-items.ts';

const world = generateWorld({ homes: 1 });
const [home] = world.homes as [(typeof world.homes)[number]];
const { profile, servicePrices, items: priced } = home;
const { catalog } = world;
const itemId = '018f4a2b-0000-7000-8000-000000000001';
const newCategory = { ...catalog.merchandiseCategories[0]!, id: '018f4a2b-0000-7000-8000-000000000002', name: 'Lanterns' };
const newItem: MerchandiseItem = {
  ...catalog.merchandiseItems[0]!,
  id: itemId,
  name: 'Paper lantern',
  itemCategoryId: newCategory.id,
};

const withItem = {
  ...catalog,
  merchandiseCategories: [...catalog.merchandiseCategories, newCategory],
  merchandiseItems: [...catalog.merchandiseItems, newItem],
};
const before = buildPlannerHome({ profile, catalog, servicePrices, locationItems: priced });
const homeWith = (locationItems: readonly LocationItem[]) =>
  buildPlannerHome({ profile, catalog: withItem, servicePrices, locationItems });

/** Returns the account of a plan with an item of the home and another one, by its id. */
function accountOf(of: ReturnType<typeof homeWith>, locationItemId: string) {
  const chosen = [priced[0]!.id, locationItemId];
  return pricePlan(of, {
    dispositionType: 'burial',
    selectedServicePreferences: [],
    selectedDisplayServices: chosen.map((id) => ({
      displayServiceId: id,
      isAddOn: true,
      answers: [],
      items: [{ locationItemId: id, quantity: 1 }],
    })),
  });
}
const offer = (changes: Partial<LocationItem> = {}): LocationItem => ({
  ...priced[0]!,
  id: '018f4a2b-0000-7000-8000-000000000003',
  itemId,
  itemCategoryId: newCategory.id,
  priceCents: 4_500,
  ...changes,
});

describe('an item of the catalog that a home hasn’t priced', () => {
  it('isn’t sold there, and neither is its category if it has no other', () => {
    const after = homeWith(priced);
    expect(after.items).toEqual(before.items);
    expect(after.itemCategories.map(({ name }) => name)).not.toContain('Lanterns');
    expect(soldItems(after, priced, withItem).map(({ name }) => name)).not.toContain('Paper lantern');
    // The same catalog sells it where it has a price.
    const sells = homeWith([...priced, offer()]);
    expect(sells.items.map(({ name }) => name)).toContain('Paper lantern');
    expect(sells.itemCategories.map(({ name }) => name)).toContain('Lanterns');
  });

  it('isn’t offered to families where it is a special order, as it is on no printed list', () => {
    const ordered = homeWith([...priced, offer({ isSpecialOrder: true })]);
    expect(ordered.items).toEqual(before.items);
    expect(ordered.itemCategories.map(({ name }) => name)).not.toContain('Lanterns');
  });

  it.each([
    ['the item of the catalog', itemId, priced],
    ['what the home offered before', offer().id, [...priced, offer({ isActive: false })]],
    ['what the home orders for one family only', offer().id, [...priced, offer({ isSpecialOrder: true })]],
  ])('is named in a plan that has it, and costs nothing and not zero: %s', (_, id, locationItems) => {
    const without = homeWith(locationItems);
    const { lines, dropped, totalCents } = accountOf(without, id);
    expect(dropped).toEqual([{ kind: 'item', id, reason: expect.stringMatching(/doesn’t offer|any more/) }]);
    expect(lines.filter(({ key, amountCents }) => key.includes(id) || amountCents === 0)).toEqual([]);
    const sold = accountOf(homeWith([...priced, offer()]), offer().id);
    expect(sold.totalCents - totalCents).toBe(4_500);
    expect(sold.lines.find(({ of }) => of === offer().id)).toMatchObject({ label: 'Paper lantern', amountCents: 4_500 });
  });
});
