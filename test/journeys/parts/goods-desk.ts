import { randomUUID } from 'node:crypto';
import { locationItemItem } from '#functions/table/location-item.ts';
import type { CaseItemChange, CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { FamilyOption } from '#shared/model/enumerations/case.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { keyed } from './case-desk.ts';

const sample = world.homes.find(({ profile }) => profile.name.startsWith('Averell'))?.items ?? [];
const categoryCalled = (name: string) => world.catalog.merchandiseCategories.find((each) => each.name === name)?.id ?? '';
export const [caskets, urns, rentals] = [categoryCalled('Caskets'), categoryCalled('Urns'), categoryCalled('Rental caskets')];

/** Has a home sell what a home of the sample data sells, at its prices, of all categories or of one. Returns its offers by category. */
export async function sellGoods(locationId: string, categoryId?: string): Promise<Map<string, LocationItem[]>> {
  const items = sample
    .filter(({ itemCategoryId }) => categoryId === undefined || itemCategoryId === categoryId)
    .map((item) => ({ ...item, id: randomUUID(), providerLocationId: locationId }));
  await openCloudTable().putAll(items.map(locationItemItem));
  return Map.groupBy(items, ({ itemCategoryId }) => itemCategoryId);
}

/** Changes what a home charges for an item, as publishing its next list does. */
export const reprice = (item: LocationItem, priceCents: number) =>
  openCloudTable().put(locationItemItem({ ...item, priceCents }));

export const goodsOf = (by: RequestOptions, id: string) => ok<CaseMerchandise>('getCaseMerchandise', { id }, by);
export const chooseGoods = (by: RequestOptions, id: string, ...items: CaseItemChange[]) =>
  ok<CaseMerchandise>('saveCaseMerchandise', { id, items }, keyed(by));
export const itemOf = ({ items }: CaseMerchandise, locationItemId: string) =>
  items.find((item) => item.locationItemId === locationItemId) as CaseItemView;

/** Decides what the family of a case may do with a category of merchandise. */
export const allowFamily = (by: RequestOptions, id: string, version: number, itemCategoryId: string, option: FamilyOption) =>
  ok<CaseMerchandise>(
    'saveCaseMerchandiseOptions',
    { id, version, options: [{ itemCategoryId, familyOption: option }] },
    keyed(by),
  );
