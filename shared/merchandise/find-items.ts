import type { QuickFilter } from '../model/merchandise.ts';
import { remembered } from '../values/remembered.ts';
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

/** How many texts keep their key. Making one takes fifty times as long as searching it, and a home has two for each of its items. */
const TEXTS_KEPT = 30_000;
const wordsOf = remembered(TEXTS_KEPT, (text) => ` ${searchKey(text)}`);

/** Returns a test of whether every word of the query begins a word of an item, ignoring case, accents, and punctuation. */
function hasWordsOf(query: string): (item: SoldItem) => boolean {
  const starts = searchKey(query)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
  return ({ name, description, vendor, attributes }) =>
    starts.every(
      (start) =>
        wordsOf(name).includes(start) ||
        wordsOf(description).includes(start) ||
        wordsOf(vendor?.name ?? '').includes(start) ||
        attributes.some(({ value }) => wordsOf(value).includes(start)),
    );
}

/**
 * Returns a test of whether an item matches a search. One of several quick filters is enough ("Wood caskets" and "Metal caskets"), but every attribute must
 * match with one of its values. A quick filter that no longer exists matches nothing.
 */
function matcherOf(quickFilters: readonly QuickFilter[], search: ItemSearch): (item: SoldItem) => boolean {
  const { categoryIds, quickFilterIds = [], attributes = [], vendorIds = [], query = '' } = search;
  const quick = quickFilters.filter(({ id }) => quickFilterIds.includes(id));
  const without = new Set(search.without);
  const hasWords = hasWordsOf(query);
  return (item) =>
    (categoryIds.length === 0 || categoryIds.includes(item.itemCategoryId)) &&
    (quickFilterIds.length === 0 ||
      quick.some((each) => each.itemCategoryId === item.itemCategoryId && hasChosen(item, each.attributes))) &&
    (vendorIds.length === 0 || (item.vendor !== null && vendorIds.includes(item.vendor.id))) &&
    hasChosen(item, attributes) &&
    !without.has(item.id) &&
    hasWords(item);
}

/** Returns the items that match a search, in order. */
export const findItems = (items: readonly SoldItem[], quickFilters: readonly QuickFilter[], search: ItemSearch): SoldItem[] =>
  items.filter(matcherOf(quickFilters, search));

/**
 * Returns one page of the items that match a search, in order, and whether there are more. Pages begin at 1, and one past the end is empty. It looks no further than
 * the first item of the next page, so that the first page of 10,000 items takes no longer than that of a few.
 */
export function findOptions<Item extends SoldItem>(
  items: readonly Item[],
  search: Pick<ItemSearch, 'categoryIds' | 'query' | 'without'>,
  { page, pageSize }: { page: number; pageSize: number },
): { items: Item[]; areThereMoreItems: boolean } {
  const matches = matcherOf([], search);
  const found: Item[] = [];
  let toSkip = (page - 1) * pageSize;
  for (const item of items) {
    if (!matches(item)) continue;
    if (toSkip > 0) toSkip -= 1;
    else if (found.length === pageSize) return { items: found, areThereMoreItems: true };
    else found.push(item);
  }
  return { items: found, areThereMoreItems: false };
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
