import type { HomeMerchandise } from '#shared/merchandise/home-catalog.ts';
import type { ItemPictures, OwnItem, ShownCategories } from '#shared/model/home-merchandise.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { onceOf } from '#shared/values/once-of.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { isLocationItem } from './location-item.ts';
import { itemsPartition, type MerchandiseWrite, ofMerchandise } from './merchandise-changes.ts';
import type { Item, Key, Table } from './table.ts';

/** The keys of what a home adds to the catalog. They sort behind what it sells, which is read without them. */
export const homeMerchandiseKeys = {
  own: (locationId: string, id: string): Key => ({ pk: itemsPartition(locationId), sk: `~OWN#${id}` }),
  pictures: (locationId: string, itemId: string): Key => ({ pk: itemsPartition(locationId), sk: `~PICTURES#${itemId}` }),
  shown: (locationId: string): Key => ({ pk: itemsPartition(locationId), sk: '~SHOWN' }),
};

/** What a home adds to the catalog, with how often each part of it was saved. */
export type VersionedMerchandise = HomeMerchandise & {
  versions: { own: ReadonlyMap<string, number>; pictures: ReadonlyMap<string, number>; shown: number };
};

const noneShown: ShownCategories = { ids: [], hidden: [] };

const ownItemOf = onceOf(fromItem<OwnItem>);
const picturesOf = onceOf(fromItem<ItemPictures>);
const locationItemOf = onceOf(fromItem<LocationItem>);

const versionOf = (item: Item) => item.version as number;

/** Returns what a home adds to the catalog, among rows of its merchandise. */
function merchandiseIn(items: readonly Item[]): VersionedMerchandise {
  const kinds = Map.groupBy(items, ({ entityType }) => entityType);
  const ofKind = (kind: string) => kinds.get(kind) ?? [];
  const [own, pictures, [shown]] = [ofKind('own-item'), ofKind('item-pictures'), ofKind('shown-categories')];
  return {
    ownItems: own.map(ownItemOf),
    pictures: pictures.map(picturesOf),
    shown: shown ? fromItem<ShownCategories>(shown) : noneShown,
    versions: {
      own: new Map(own.map((item) => [item.id as string, versionOf(item)])),
      pictures: new Map(pictures.map((item) => [item.itemId as string, versionOf(item)])),
      shown: shown ? versionOf(shown) : 0,
    },
  };
}

/** What a home sells, and what it adds to the catalog. */
type HomeItems = { locationItems: LocationItem[]; merchandise: VersionedMerchandise };

/** Reads what a home sells and what it adds to the catalog, in one query. */
export async function readHomeItems(
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<HomeItems> {
  return homeItemsIn(await everyItem(table, itemsPartition(locationId), options));
}

/** Returns what a home sells and what it adds to the catalog, among rows of the table. */
export const homeItemsIn = (items: readonly Item[]): HomeItems => ({
  locationItems: items.filter(isLocationItem).map(locationItemOf),
  merchandise: merchandiseIn(items),
});

/** Reads what a home adds to the catalog, without what it sells, in one query. */
export const readHomeMerchandise = async (
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<VersionedMerchandise> =>
  merchandiseIn(await everyItem(table, itemsPartition(locationId), { startsWith: '~', ...options }));

/** Reads a home's order of the categories, with how often it was saved. */
export async function readShownCategories(
  table: Table,
  locationId: string,
): Promise<{ shown: ShownCategories; version: number }> {
  const item = await table.get(homeMerchandiseKeys.shown(locationId), { consistent: true });
  return item ? { shown: fromItem<ShownCategories>(item), version: versionOf(item) } : { shown: noneShown, version: 0 };
}

const over = (item: Item, seen: number): MerchandiseWrite =>
  ofMerchandise(seen === 0 ? { put: item, unless: 'exists' } : { put: item, ifVersion: seen });

/** Returns an item of a home's own as an item of the table. */
export const ownItemItem = (locationId: string, item: OwnItem, version = 1, savedBy = ''): Item => ({
  ...toItem('own-item', homeMerchandiseKeys.own(locationId, item.id), item, version),
  savedBy,
});

/** Saves an item of a home's own over the version that was seen, 0 for a new one. */
export const ownItemWrite = (locationId: string, item: OwnItem, seen: number, savedBy: string): MerchandiseWrite =>
  over(ownItemItem(locationId, item, seen + 1, savedBy), seen);

/** Saves a home's pictures of an item over the version that was read, 0 if there were none. */
export const itemPicturesWrite = (locationId: string, pictures: ItemPictures, seen: number): MerchandiseWrite =>
  over(toItem('item-pictures', homeMerchandiseKeys.pictures(locationId, pictures.itemId), pictures, seen + 1), seen);

/** Saves a home's order of the categories over the version that was seen. */
export const shownCategoriesWrite = (
  locationId: string,
  shown: ShownCategories,
  seen: number,
  savedBy: string,
): MerchandiseWrite =>
  over({ ...toItem('shown-categories', homeMerchandiseKeys.shown(locationId), shown, seen + 1), savedBy }, seen);
