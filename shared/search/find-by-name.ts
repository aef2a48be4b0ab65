import { searchKey } from '#shared/values/text.ts';
import type { SearchCard } from './card.ts';
import type { SearchIndex } from './index-cards.ts';

/** Names for comparison, once per index: accents, case, periods, and apostrophes don't count, and "Saint" is "St.". */
const keysOf = new WeakMap<SearchIndex, readonly string[]>();

function nameKeys(index: SearchIndex): readonly string[] {
  const known = keysOf.get(index);
  if (known) return known;
  const keys = index.cards.map((card) => ` ${searchKey(card.name)}`);
  keysOf.set(index, keys);
  return keys;
}

/**
 * Returns homes whose name has every word of the text as the beginning of a word, in any order. Names that begin with the text come first, then by name.
 * Text without a letter or digit finds nothing.
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

/** Cards by name, then id, once per index. */
const orderedOf = new WeakMap<SearchIndex, readonly SearchCard[]>();

/** Returns every home by name, and by id within a name. Sorted on first use, because a warm index answers many pages. */
export function inNameOrder(index: SearchIndex): readonly SearchCard[] {
  const known = orderedOf.get(index);
  if (known) return known;
  const ordered = index.cards.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  orderedOf.set(index, ordered);
  return ordered;
}
