/** A home's merchandise as its staff see it through the API. */
import type { ItemSetup, Offer, WorkingCategories, WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';

const { merchandiseItems, merchandiseCategories } = world.catalog;

/** Returns an item of the sample's catalog by its name. */
export const catalogItem = (name: string) => {
  const item = merchandiseItems.find((each) => each.name === name);
  if (!item) throw new Error(`The sample's catalog has no item called ${name}.`);
  return item;
};

/** Returns the id of a category of the sample's catalog by its name. */
export const categoryNamed = (name: string): string => {
  const category = merchandiseCategories.find((each) => each.name === name);
  if (!category) throw new Error(`The sample's catalog has no category called ${name}.`);
  return category.id;
};

type Page = { items: WorkingItem[]; total: number; areThereMoreItems: boolean; nextCursor: string | null };

/** Lists items: everything of every category, unless the input says otherwise. */
export const itemsAt = (by: RequestOptions, input: Record<string, unknown> = {}): Promise<Page> =>
  ok<Page>('allWorkingItems', { CategoryIds: [], Show: 'all', PageSize: 300, ...input }, by);

export const categoriesAt = (by: RequestOptions) => ok<WorkingCategories>('allWorkingItemCategories', {}, by);

export const setupAt = (by: RequestOptions, id: string, isValidated = false) =>
  ok<ItemSetup>('getItemSetup', { id, validateGlobalItem: isValidated }, by);

/** Returns the row that prices an item, or the variant of that name. */
export function offerOf({ offers }: { offers: Offer[] }, variant: string | null = null): Offer {
  const offer = offers.find(({ variantName }) => variantName === variant);
  if (!offer) throw new Error(`There is no price for ${variant ?? 'the item itself'}.`);
  return offer;
}

export const saveItems = async (by: RequestOptions, rows: readonly unknown[]): Promise<SavedRow[]> =>
  (await ok<{ results: SavedRow[] }>('saveMerchandiseItems', { rows }, by)).results;

/** Saves an item of the home's own in a category, and returns it. */
export async function ownItemAt(by: RequestOptions, category: string, words: Record<string, unknown> = {}): Promise<ItemSetup> {
  const { item, version } = await ok<ItemSetup>('getNewItemSetup', { id: categoryNamed(category) }, by);
  const { isActive: _, ...fields } = item;
  const named = { name: 'Barn oak casket', description: 'Reclaimed oak from a local barn, plain linen interior.', ...words };
  return ok<ItemSetup>('saveItemFromDetails', { id: item.id, version, item: { ...fields, ...named }, rows: [] }, by);
}
