import type { Surroundings } from './circle.ts';
import { circleOf, runsOf, squaredDistance } from './circle.ts';
import type { SearchIndex } from './index-cards.ts';

/** How many homes within the radius, before filtering, have each attribute and language, in the first home's spelling. */
export type Facets = { attributes: Record<string, number>; languages: Record<string, number> };

/** Counts how many homes around a point have each bit of the vocabulary. */
function countBits(index: SearchIndex, around: Surroundings): Uint32Array {
  const { words } = index.vocabulary;
  const counts = new Uint32Array(words * 32);
  const circle = circleOf(around);
  const runs = runsOf(index, around);
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1]!;
    for (let at = runs[run]!; at < end; at += 1) {
      if (squaredDistance(index.points, at, circle) > circle.farthest) continue;
      for (let word = 0; word < words; word += 1)
        // Goes from the highest set bit down.
        for (let left = index.texts[at * words + word]!; left !== 0; ) {
          const bit = 31 - Math.clz32(left);
          counts[word * 32 + bit]! += 1;
          left ^= 1 << bit;
        }
    }
  }
  return counts;
}

/** Counts the facets of a search. Only its first page asks for them, because they are the same on every page. */
export function facetsOf(index: SearchIndex, around: Surroundings): Facets {
  const facets: Facets = { attributes: {}, languages: {} };
  const counts = countBits(index, around);
  for (const [bit, { kind, text }] of index.vocabulary.texts.entries()) {
    const count = counts[bit]!;
    if (count > 0) facets[kind][text] = count;
  }
  return facets;
}
