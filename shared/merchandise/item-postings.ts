import { remembered } from '../values/remembered.ts';
import { searchKey } from '../values/text.ts';
import type { SoldItem } from './sold-items.ts';

/** The places of what has something in common: a category, a vendor, a value, or a word. In ascending order, each once. */
type Postings = ReadonlyMap<string, readonly number[]>;

/** How many texts keep their words. Finding them takes fifty times as long as looking one up, and a home has two texts for each of its items. */
const TEXTS_KEPT = 30_000;
const wordsOf = remembered(TEXTS_KEPT, (text): readonly string[] => searchKey(text).match(/[^ ]+/g) ?? []);

function collect(lists: Map<string, number[]>, key: string, place: number): void {
  const places = lists.get(key);
  if (!places) lists.set(key, [place]);
  else if (places.at(-1) !== place) places.push(place);
}

/** Returns the name of a value of an attribute among postings. */
export const valueKey = (attributeId: string, value: string): string => `${attributeId} ${value}`;

/** Returns where items have what: their categories, their vendors, and their values by the name of `valueKey`. */
export function postingsOf(items: readonly SoldItem[]) {
  const [categories, vendors, values] = [0, 1, 2].map(() => new Map<string, number[]>()) as [
    Map<string, number[]>,
    Map<string, number[]>,
    Map<string, number[]>,
  ];
  /** The values of each attribute, in the order in which items have them. */
  const valuesOf = new Map<string, Set<string>>();
  for (const [place, { itemCategoryId, vendor, attributes }] of items.entries()) {
    collect(categories, itemCategoryId, place);
    if (vendor) collect(vendors, vendor.id, place);
    for (const { attributeId, value } of attributes) {
      collect(values, valueKey(attributeId, value), place);
      const known = valuesOf.get(attributeId);
      if (known) known.add(value);
      else valuesOf.set(attributeId, new Set([value]));
    }
  }
  return { categories: categories as Postings, vendors: vendors as Postings, values: values as Postings, valuesOf };
}

const isSameVendor = (one: SoldItem['vendor'], other: SoldItem['vendor']) => one?.id === other?.id && one?.name === other?.name;

const areSameValues = (some: SoldItem['attributes'], others: SoldItem['attributes']) =>
  some.length === others.length &&
  some.every(({ attributeId, value }, at) => attributeId === others[at]?.attributeId && value === others[at]?.value);

const isFoundAs = (one: SoldItem, other: SoldItem): boolean =>
  one.id === other.id &&
  one.itemCategoryId === other.itemCategoryId &&
  one.name === other.name &&
  one.description === other.description &&
  isSameVendor(one.vendor, other.vendor) &&
  areSameValues(one.attributes, other.attributes);

/** Returns whether items are found at the same places as others: they may differ in price. */
export const areFoundAs = (some: readonly SoldItem[], others: readonly SoldItem[]): boolean =>
  some.length === others.length && some.every((one, place) => one === others[place] || isFoundAs(one, others[place]!));

/** Finds the items that have a word with some beginning, by halving a list of all words in order. */
export class ItemWords {
  readonly #words: readonly string[];
  readonly #places: Postings;

  constructor(items: readonly SoldItem[]) {
    const places = new Map<string, number[]>();
    for (const [place, { name, description, vendor, attributes }] of items.entries())
      for (const text of [name, description, vendor?.name ?? '', ...attributes.map(({ value }) => value)])
        for (const word of wordsOf(text)) collect(places, word, place);
    this.#places = places;
    this.#words = [...places.keys()].sort();
  }

  /** Yields the places of the items with each word that begins so. */
  *beginningWith(start: string): Generator<readonly number[]> {
    let [from, to] = [0, this.#words.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#words[middle]! < start) from = middle + 1;
      else to = middle;
    }
    for (let at = from; this.#words[at]?.startsWith(start); at += 1) yield this.#places.get(this.#words[at]!) ?? [];
  }
}
