import type { QuickFilter } from '../model/merchandise.ts';
import { searchKey } from '../values/text.ts';
import type { SoldItem } from './sold-items.ts';

/** Values that an item must have: one of those listed, for every attribute listed. */
type AttributeChoices = readonly { attributeId: string; values: readonly string[] }[];

/** What to look for; an empty list matches everything. */
export type ItemSearch = {
  categoryIds: readonly string[];
  quickFilterIds?: readonly string[];
  attributes?: AttributeChoices;
  vendorIds?: readonly string[];
  query?: string;
  /** Ids of items to leave out. */
  without?: readonly string[];
};

const hasChosen = (item: SoldItem, choices: AttributeChoices): boolean =>
  choices.every(({ attributeId, values }) =>
    item.attributes.some((attribute) => attribute.attributeId === attributeId && values.includes(attribute.value)),
  );

/** Returns the text that an item's words are searched in. */
const wordsOf = ({ name, description, vendor, attributes }: SoldItem): string =>
  ` ${searchKey([name, description, vendor?.name ?? '', ...attributes.map(({ value }) => value)].join(' '))}`;

/** Returns whether every word of the query begins a word of the item, ignoring case, accents, and punctuation. */
const hasWords = (item: SoldItem, query: string): boolean => {
  const words = wordsOf(item);
  return searchKey(query)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
};

/**
 * Returns the items that match a search, in order. One of several quick filters is enough ("Wood caskets" and "Metal caskets"), but every attribute must
 * match with one of its values. A quick filter that no longer exists matches nothing.
 */
export function findItems(items: readonly SoldItem[], quickFilters: readonly QuickFilter[], search: ItemSearch): SoldItem[] {
  const { categoryIds, quickFilterIds = [], attributes = [], vendorIds = [], query = '', without = [] } = search;
  const quick = quickFilters.filter(({ id }) => quickFilterIds.includes(id));
  return items.filter(
    (item) =>
      (categoryIds.length === 0 || categoryIds.includes(item.itemCategoryId)) &&
      (quickFilterIds.length === 0 ||
        quick.some((each) => each.itemCategoryId === item.itemCategoryId && hasChosen(item, each.attributes))) &&
      (vendorIds.length === 0 || (item.vendor !== null && vendorIds.includes(item.vendor.id))) &&
      hasChosen(item, attributes) &&
      !without.includes(item.id) &&
      hasWords(item, query),
  );
}

/** The sort orders of a list: the home's own, cheapest first, or by name. Ties keep the home's order. */
export const itemOrders = {
  home: (items: readonly SoldItem[]): readonly SoldItem[] => items,
  price: (items: readonly SoldItem[]): readonly SoldItem[] => items.toSorted((one, other) => one.priceCents - other.priceCents),
  name: (items: readonly SoldItem[]): readonly SoldItem[] =>
    items
      .map((item) => ({ item, key: searchKey(item.name) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
      .map(({ item }) => item),
};
