/** Finding homes near a place: what a card contains, how cards are arranged in memory, and the search itself. Pure; functions/search stores the snapshot. */
export { basketPrices, cardOf, type SearchCard, searchCardSchema } from './card.ts';
export { facetsOf } from './facets.ts';
export { findByName, inNameOrder } from './find-by-name.ts';
export { indexCards, type SearchIndex } from './index-cards.ts';
export { type SearchQuery, searchIndex } from './search-index.ts';
