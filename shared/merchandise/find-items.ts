import type { QuickFilter } from '../model/merchandise.ts';
import { searchKey } from '../values/text.ts';
import type { SoldItem } from './sold-items.ts';

/** Values that an item must have: one of those named, of every attribute named. */
type AttributeChoices = readonly { attributeId: string; values: readonly string[] }[];

/** What is looked for; an empty list asks for nothing. */
export type ItemSearch = {
  categoryIds: readonly string[];
  quickFilterIds?: readonly string[];
  attributes?: AttributeChoices;
  vendorIds?: readonly string[];
  query?: string;
  /** Items that are not wanted. */
  without?: readonly string[];
};

const hasChosen = (item: SoldItem, choices: AttributeChoices): boolean =>
  choices.every(({ attributeId, values }) =>
    item.attributes.some((attribute) => attribute.attributeId === attributeId && values.includes(attribute.value)),
  );

/** All that an item's words are looked for in. */
const wordsOf = ({ name, description, vendor, attributes }: SoldItem): string =>
  ` ${searchKey([name, description, vendor?.name ?? '', ...attributes.map(({ value }) => value)].join(' '))}`;

/** Whether every word of the query begins some word of the item, whatever its case, accents and punctuation. */
const hasWords = (item: SoldItem, query: string): boolean => {
  const words = wordsOf(item);
  return searchKey(query)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
};

/**
 * The items that fit a search, in their order. Of several quick filters one is enough ("Wood caskets" and "Metal caskets"), of attributes every one
 * counts with any of its values. A quick filter that is not there (any more) fits nothing.
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

/** The orders of a list: the home's own, the cheapest first, by name. Equals stay as the home has them. */
export const itemOrders = {
  home: (items: readonly SoldItem[]): readonly SoldItem[] => items,
  price: (items: readonly SoldItem[]): readonly SoldItem[] => items.toSorted((one, other) => one.priceCents - other.priceCents),
  name: (items: readonly SoldItem[]): readonly SoldItem[] =>
    items
      .map((item) => ({ item, key: searchKey(item.name) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
      .map(({ item }) => item),
};
