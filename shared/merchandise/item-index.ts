import type { MerchandiseAttribute, QuickFilter } from '../model/merchandise.ts';
import { searchKey } from '../values/text.ts';
import { areFoundAs, ItemWords, postingsOf, valueKey } from './item-postings.ts';
import { addPlaces, allPlaces, countPlaces, hasPlace, inBoth, noPlaces, type Places, without } from './places.ts';
import type { SoldItem } from './sold-items.ts';
import { inValueOrder } from './value-order.ts';

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

/** The sort orders of a list: the home's own, cheapest first, or by name. Ties keep the home's order. */
export type ItemSort = 'home' | 'price' | 'name';

/** Something to filter by, with the number of items for each value. */
export type CountedAttribute = { id: string; name: string; values: { value: string; count: number }[] };
export type CountedVendor = { id: string; name: string; count: number };

const placesOf = (items: readonly unknown[]) => Uint32Array.from(items.keys());

/**
 * Finds, sorts, and counts what a home sells. What it looks in is made once for a list of items, each part when it's first needed, so that a page of 10,000 items takes
 * as long as one of 1,000.
 */
export class ItemIndex<Item extends SoldItem = SoldItem> {
  readonly items: readonly Item[];
  #made: { postings?: ReturnType<typeof postingsOf>; words?: ItemWords; ids?: ReadonlyMap<string, number> } = {};
  readonly #orders: Partial<Record<ItemSort, Uint32Array>> = {};

  /** Takes items in the home's order, and what was made for them before: if only prices have changed since, most of that is still true. */
  constructor(items: readonly Item[], before?: ItemIndex<Item>) {
    this.items = items;
    if (!before || !areFoundAs(items, before.items)) return;
    this.#made = before.#made;
    if (before.#orders.name) this.#orders.name = before.#orders.name;
  }

  get #postings() {
    this.#made.postings ??= postingsOf(this.items);
    return this.#made.postings;
  }

  get #ids(): ReadonlyMap<string, number> {
    this.#made.ids ??= new Map(this.items.map(({ id }, place) => [id, place]));
    return this.#made.ids;
  }

  /** Returns the item with an id. */
  get(id: string): Item | undefined {
    const place = this.#ids.get(id);
    return place === undefined ? undefined : this.items[place];
  }

  /** Returns the places of the items that pass a test. It is asked about each. */
  where(test: (item: Item) => boolean): Places {
    return addPlaces(
      noPlaces(this.items.length),
      this.items.keys().filter((place) => test(this.items[place]!)),
    );
  }

  #any(lists: Iterable<readonly number[] | undefined>): Places {
    const found = noPlaces(this.items.length);
    for (const places of lists) if (places) addPlaces(found, places);
    return found;
  }

  #withValues(choices: AttributeChoices): Places[] {
    const { values: places } = this.#postings;
    return choices.map(({ attributeId, values }) => this.#any(values.map((value) => places.get(valueKey(attributeId, value)))));
  }

  #inQuickFilters(filters: readonly QuickFilter[]): Places {
    const { categories } = this.#postings;
    return filters
      .map(({ itemCategoryId, attributes }) =>
        this.#withValues(attributes).reduce(inBoth, this.#any([categories.get(itemCategoryId)])),
      )
      .reduce((all, some) => all.map((bits, at) => bits | some[at]!), noPlaces(this.items.length));
  }

  /** Returns the items with a word that begins with each of the query's, ignoring case, accents, and punctuation. */
  #withWords(query: string): Places[] {
    const starts = searchKey(query)
      .split(' ')
      .filter((word) => word !== '');
    if (starts.length === 0) return [];
    this.#made.words ??= new ItemWords(this.items);
    const words = this.#made.words;
    return starts.map((start) => this.#any(words.beginningWith(start)));
  }

  /**
   * Returns the places of the items that match a search. One of several quick filters is enough ("Wood caskets" and "Metal caskets"), but every attribute must match
   * with one of its values. A quick filter that no longer exists matches nothing.
   */
  find(search: ItemSearch, quickFilters: readonly QuickFilter[] = [], among = allPlaces(this.items.length)): Places {
    const { categoryIds, quickFilterIds = [], attributes = [], vendorIds = [], query = '' } = search;
    const postings = this.#postings;
    const matching = [
      ...(categoryIds.length > 0 ? [this.#any(categoryIds.map((id) => postings.categories.get(id)))] : []),
      ...(quickFilterIds.length > 0 ? [this.#inQuickFilters(quickFilters.filter(({ id }) => quickFilterIds.includes(id)))] : []),
      ...(vendorIds.length > 0 ? [this.#any(vendorIds.map((id) => postings.vendors.get(id)))] : []),
      ...this.#withValues(attributes),
      ...this.#withWords(query),
    ];
    const found = matching.reduce(inBoth, among);
    const left = search.without ?? [];
    return left.length === 0 ? found : without(found, this.#any(left.map((id) => [this.#ids.get(id) ?? []].flat())));
  }

  #order(sort: ItemSort): Uint32Array {
    const { items } = this;
    const made = this.#orders[sort];
    if (made) return made;
    const places = placesOf(items);
    if (sort === 'price') places.sort((one, other) => items[one]!.priceCents - items[other]!.priceCents || one - other);
    if (sort === 'name') {
      const keys = items.map(({ name }) => searchKey(name));
      places.sort((one, other) => (keys[one]! < keys[other]! ? -1 : Number(keys[one]! > keys[other]!)) || one - other);
    }
    this.#orders[sort] = places;
    return places;
  }

  /** Returns so many of the items at some places, from the one at an offset on, and how many there are. Past the end there are none. */
  page(found: Places, { sort = 'home', offset, size }: { sort?: ItemSort; offset: number; size: number }) {
    const page: Item[] = [];
    const total = countPlaces(found);
    let toSkip = offset;
    if (offset < total)
      for (const place of this.#order(sort)) {
        if (!hasPlace(found, place)) continue;
        if (toSkip > 0) toSkip -= 1;
        else page.push(this.items[place]!);
        if (page.length === size) break;
      }
    return { items: page, total };
  }

  /** Returns the attributes that the items at some places can be filtered by, in the catalog's order, without values and attributes that none of them has. */
  countAttributes(found: Places, attributes: readonly MerchandiseAttribute[]): CountedAttribute[] {
    const { values: places, valuesOf } = this.#postings;
    return attributes
      .filter(({ isFilter }) => isFilter)
      .flatMap(({ id, name, values }) => {
        // An item may have a value that the attribute no longer lists. It can still be filtered by.
        const known = inValueOrder([...new Set([...values, ...(valuesOf.get(id) ?? [])])]);
        const counted = known.flatMap((value) => {
          const count = countAmong(found, places.get(valueKey(id, value)));
          return count === 0 ? [] : [{ value, count }];
        });
        return counted.length === 0 ? [] : [{ id, name, values: counted }];
      });
  }

  /** Returns the vendors of the items at some places, by name. */
  countVendors(found: Places): CountedVendor[] {
    return [...this.#postings.vendors]
      .flatMap(([id, places]) => {
        const count = countAmong(found, places);
        return count === 0 ? [] : [{ id, name: this.items[places[0]!]?.vendor?.name ?? '', count }];
      })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}

function countAmong(found: Places, places: readonly number[] = []): number {
  let count = 0;
  for (const place of places) count += Number(hasPlace(found, place));
  return count;
}
