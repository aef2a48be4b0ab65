import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { MerchandiseCategory, MerchandiseOptionPage, QuickFilter } from '#shared/model/merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { api, newAddress, ok, refused } from '#test/cloud/cloud.ts';
import { homeCalled, notLaunched, world } from '#test/world/world.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';

type Items = { items: ItemView[]; total: number; areThereMoreItems: boolean; nextCursor: string | null };
type Categories = { items: MerchandiseCategory[] };
type Filters = {
  attributes: { id: string; name: string; values: { value: string; count: number }[] }[];
  vendors: { id: string; name: string; count: number }[];
};

const profile = homeCalled('Averell');
const LocationId = profile.id;
const sample = samplePlannerHome('Averell', world);
const sold = world.homes.find((home) => home.profile.id === LocationId)?.items ?? [];
const categories = (await ok<Categories>('allItemCategories', { LocationId })).items;
const [caskets, urns] = ['Caskets', 'Urns'].map((name) => categories.find((each) => each.name === name)?.id as string);

const items = (input: object = {}) => ok<Items>('allItems', { LocationId, CategoryIds: [], PageSize: 100, ...input });
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('a home’s planner data', () => {
  it('is built the same from what is stored as from what was meant, to the same revision', async () => {
    for (const { id, name, isActive } of world.homes.map((home) => home.profile))
      if (isActive && name.length % 7 === 0)
        expect(await ok<PlannerHome>('getPlannerHome', { locationId: id }), name).toEqual(samplePlannerHome(name, world));
  });
});

describe('the categories', () => {
  it('are those in which the home sells something, and all of them if no home is named', async () => {
    expect(categories).toEqual(sample.itemCategories);
    expect((await ok<Categories>('allItemCategories')).items).toEqual(world.catalog.merchandiseCategories);
  });
});

describe('the items of a home', () => {
  it('are all that it sells, at its prices, in its order, with existing pictures', async () => {
    const all = await items();
    expect(all.items.map(({ id, priceCents }) => [id, priceCents])).toEqual(
      sample.items.map(({ id, priceCents }) => [id, priceCents]),
    );
    expect([all.total, all.areThereMoreItems, all.nextCursor]).toEqual([sold.length, false, null]);
    for (const width of [480, 1200, 2400]) {
      const path = all.items[0]?.images[0]?.path.replace('{width}', String(width)) ?? '';
      const picture = await api(path);
      expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/webp']);
    }
    expect(all.items.every(({ vendor, images, description }) => vendor && images.length > 0 && description)).toBe(true);
  });

  it('come page by page, by number and by cursor alike', async () => {
    const all = (await items({ Sort: 'name' })).items;
    const first = await items({ Sort: 'name', PageSize: 5 });
    expect([first.items, first.areThereMoreItems]).toEqual([all.slice(0, 5), true]);
    expect((await items({ Sort: 'name', PageSize: 5, PageNumber: 2 })).items).toEqual(all.slice(5, 10));
    expect((await items({ Sort: 'name', PageSize: 5, cursor: first.nextCursor })).items).toEqual(all.slice(5, 10));
    expect((await items({ PageNumber: 9_999 })).items).toEqual([]);
    expect(await refused('allItems', { LocationId, CategoryIds: [], cursor: 'nonsense' })).toMatchObject({ status: 400 });
  });

  it('are sorted by price and by name', async () => {
    const prices = (await items({ Sort: 'price' })).items.map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const names = namesOf((await items({ Sort: 'name' })).items);
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('are found by words, whatever their case, and not by words that nothing has', async () => {
    const oak = (await items({ CategoryIds: [caskets], Query: 'OAK cask' })).items;
    expect(oak.length).toBeGreaterThan(0);
    for (const { name, attributes } of oak) expect(JSON.stringify([name, attributes])).toMatch(/oak/i);
    expect((await items({ Query: 'helicopter' })).total).toBe(0);
  });
});

describe('the filters', () => {
  it('count what the home has, and each finds as many as it says', async () => {
    const filters = await ok<Filters>('allAttributeFilters', { LocationId, CategoryIds: [caskets], includeVendors: true });
    expect(namesOf(filters.attributes)).toContain('Material');
    for (const { id, values } of filters.attributes)
      for (const { value, count } of values)
        expect((await items({ CategoryIds: [caskets], Attributes: [{ attributeId: id, values: [value] }] })).total, value).toBe(
          count,
        );
    for (const { id, name, count } of filters.vendors)
      expect((await items({ CategoryIds: [caskets], VendorIds: [id] })).total, name).toBe(count);
    const without = await ok<Filters>('allAttributeFilters', { LocationId, CategoryIds: [caskets] });
    expect(without).toEqual({ attributes: filters.attributes, vendors: [] });
  });

  it('are ready-made by category, and one of several is enough', async () => {
    const { items: quick } = await ok<{ items: QuickFilter[] }>('allQuickFilters', { CategoryIds: [caskets] });
    expect(namesOf(quick)).toEqual(['Wood caskets', 'Metal caskets', 'For a natural burial', 'With a velvet interior']);
    const [wood, metal] = quick.map(({ id }) => id);
    const found = (ids: unknown[]) => items({ CategoryIds: [caskets], QuickFilterIds: ids });
    const [wooden, metals, either] = await Promise.all([found([wood]), found([metal]), found([wood, metal])]);
    expect(wooden.total).toBeGreaterThan(0);
    expect(wooden.items.every(({ attributes }) => attributes.some(({ value }) => value === 'Wood'))).toBe(true);
    expect(either.total).toBe(wooden.total + metals.total);
    expect((await found([randomUUID()])).total).toBe(0);
  });
});

describe('the option search', () => {
  it('answers ten at a time, and never what is already selected', async () => {
    const options = (input: object) =>
      ok<MerchandiseOptionPage>('allLocationItemOptions', { LocationId, CategoryIds: [], ...input });
    const first = await options({});
    expect([first.items.length, first.areThereMoreItems]).toEqual([10, true]);
    const selected = first.items.map(({ locationItemId }) => locationItemId);
    const second = await options({ SelectedItems: selected });
    expect(second.items.map(({ locationItemId }) => locationItemId)).toEqual(sample.items.slice(10, 20).map(({ id }) => id));
    expect((await options({ PageNumber: 2 })).items).toEqual(second.items);
    const rest = await options({ CategoryIds: [urns], PageSize: 100 });
    expect(rest.areThereMoreItems).toBe(false);
    expect(new Set(rest.items.map(({ itemCategoryId }) => itemCategoryId))).toEqual(new Set([urns]));
    expect(rest.items.every(({ image }) => image?.startsWith('/media/merchandise/'))).toBe(true);
  });

  it('finds what is lent only for a plan in which it comes back', async () => {
    const rentals = async (more: object) => {
      const search = { LocationId, CategoryIds: [], Query: 'rental', PageSize: 100, ...more };
      const { items: found } = await ok<MerchandiseOptionPage>('allLocationItemOptions', search);
      return namesOf(found).filter((name) => name.startsWith('Rental'));
    };
    const lent = namesOf(sample.items).filter((name) => name.startsWith('Rental'));
    expect(lent.length).toBeGreaterThan(0);
    expect(await rentals({ DispositionType: 'cremation' })).toEqual(lent);
    expect(await rentals({ DispositionType: 'natural-organic-reduction' })).toEqual(lent);
    expect(await rentals({})).toEqual(lent);
    for (const DispositionType of ['burial', 'natural-burial', 'donation'])
      expect(await rentals({ DispositionType }), DispositionType).toEqual([]);
    const asked = { LocationId, CategoryIds: [], DispositionType: 'sleep' };
    expect(await refused('allLocationItemOptions', asked)).toMatchObject({ status: 400, errors: [{ field: 'DispositionType' }] });
  });
});

describe('the display services of items', () => {
  it('have the ids and prices of the items, and leave out what the home does not sell', async () => {
    const chosen = sample.items.filter(({ itemCategoryId }) => itemCategoryId === caskets).slice(0, 2);
    const input = { locationId: LocationId, locationItemIds: [...chosen.map(({ id }) => id), randomUUID()] };
    const { items: found } = await ok<{ items: DisplayService[] }>('getDisplayServiceFromLocationItem', input);
    expect(found.map(({ id, locationItemId, priceCents }) => [id, locationItemId, priceCents])).toEqual(
      chosen.map(({ id, priceCents }) => [id, id, priceCents]),
    );
  });

  it('subtract what a flat package already pays', async () => {
    const template = sample.templates.find(({ packageServices, pricingMethod }) => {
      const hasCasket = packageServices.some(({ gplLine, isIncluded }) => isIncluded && gplLine === 'caskets');
      return hasCasket && pricingMethod === 'flat';
    });
    const dearest = sample.items
      .filter(({ itemCategoryId }) => itemCategoryId === caskets)
      .toSorted((a, b) => b.priceCents - a.priceCents)[0];
    const input = { locationId: LocationId, locationItemIds: [dearest?.id], selectedTemplateId: template?.id };
    const { items: found } = await ok<{ items: DisplayService[] }>('getDisplayServiceFromLocationItem', input);
    const listed = sample.priceList?.lines.find(({ line }) => line === 'caskets')?.minCents as number;
    expect(found[0]?.priceCents).toBe((dearest?.priceCents as number) - listed);
  });
});

describe('homes that do not exist', () => {
  it('sell nothing to anyone: 404 for an unknown one and for one that is not launched', async () => {
    const hidden = notLaunched[0]?.id as string;
    for (const id of [randomUUID(), hidden]) {
      const from = newAddress();
      const body = { LocationId: id, CategoryIds: [] };
      expect(await refused('allItemCategories', { LocationId: id }, { from })).toMatchObject({ status: 404 });
      for (const name of ['allItems', 'allAttributeFilters', 'allLocationItemOptions'])
        expect(await refused(name, body, { from }), name).toMatchObject({ status: 404 });
      const input = { locationId: id, locationItemIds: [randomUUID()] };
      expect(await refused('getDisplayServiceFromLocationItem', input, { from })).toMatchObject({ status: 404 });
    }
  });

  it('are refused if the id is not one, with the field', async () => {
    expect(await refused('allItems', { LocationId: 'x', CategoryIds: [] })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field: 'LocationId' })],
    });
  });
});
