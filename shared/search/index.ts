/** Finding homes near a place: what a card holds, how cards lie in memory, and the search over them. Pure; the snapshot's storage is in functions/search. */
export { basketPrices, cardOf, type SearchCard, searchCardSchema } from './card.ts';
export { facetsOf } from './facets.ts';
export { findByName, inNameOrder } from './find-by-name.ts';
export { indexCards, type SearchIndex } from './index-cards.ts';
export { type SearchQuery, searchIndex } from './search-index.ts';
