import type { SearchIndex } from './index-cards.ts';
import type { SearchQuery } from './search-index.ts';
import { eachRun, isWithin } from './search-index.ts';

/** How many homes within the radius, before any filter, have each attribute and language; by the text as the homes write it. */
export type Facets = { attributes: Record<string, number>; languages: Record<string, number> };

const countInto = (counts: Record<string, number>, texts: readonly string[]) => {
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
};

/** Counts the facets of a search. Only its first page asks for them: they do not change from page to page. */
export function facetsOf(index: SearchIndex, query: SearchQuery): Facets {
  const facets: Facets = { attributes: {}, languages: {} };
  const within = isWithin(index, query);
  eachRun(index, query, (from, to) => {
    for (let at = from; at < to; at += 1) {
      if (!within(at)) continue;
      const card = index.cards[index.card[at]!]!;
      countInto(facets.attributes, card.attributes);
      countInto(facets.languages, card.languages);
    }
  });
  return facets;
}
