import { searchKey } from '#shared/values/text.ts';
import type { SearchCard } from './card.ts';
import type { SearchIndex } from './index-cards.ts';

/** Names as they are compared, once an index: accents, case, points and apostrophes do not count, "Saint" is "St.". */
const keysOf = new WeakMap<SearchIndex, readonly string[]>();

function nameKeys(index: SearchIndex): readonly string[] {
  const known = keysOf.get(index);
  if (known) return known;
  const keys = index.cards.map((card) => ` ${searchKey(card.name)}`);
  keysOf.set(index, keys);
  return keys;
}

/**
 * Homes whose name has every word of the text as the beginning of one of its words, in any order; names that begin with the text itself first, then by name.
 * A text without a letter or digit finds none.
 */
export function findByName(index: SearchIndex, text: string): SearchCard[] {
  const wanted = searchKey(text);
  const words = wanted.split(' ').filter((word) => word !== '');
  if (words.length === 0) return [];
  const keys = nameKeys(index);
  const beginsWithIt = (rank: number) => keys[rank]!.startsWith(` ${wanted}`);
  return keys
    .flatMap((key, rank) => (words.every((word) => key.includes(` ${word}`)) ? [rank] : []))
    .sort(
      (a, b) =>
        Number(beginsWithIt(b)) - Number(beginsWithIt(a)) || index.cards[a]!.name.localeCompare(index.cards[b]!.name) || a - b,
    )
    .map((rank) => index.cards[rank]!);
}

/** Cards by name, then id, once an index. */
const orderedOf = new WeakMap<SearchIndex, readonly SearchCard[]>();

/** Every home by its name; homes of one name by id. Sorted when first asked for: a warm index answers many pages of it. */
export function inNameOrder(index: SearchIndex): readonly SearchCard[] {
  const known = orderedOf.get(index);
  if (known) return known;
  const ordered = index.cards.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  orderedOf.set(index, ordered);
  return ordered;
}
