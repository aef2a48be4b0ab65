import { offsetCursor, offsetOf, pageOfList } from '#functions/runtime/cursor.ts';
import type { SearchInput, SearchPage, SearchPlace } from '#shared/contract/marketplace-views.ts';
import { facetsOf, findByName, searchIndex } from '#shared/search/index.ts';
import { indexAround, indexOfAll, locationCard } from './cards.ts';
import type { MarketplaceContext } from './implementer.ts';
import { os } from './implementer.ts';

/** Returns the place to search around. Coordinates win over words: they come from a chosen suggestion or from the visitor's own position. */
async function placeOf(context: MarketplaceContext, { lat, lon, query }: SearchInput): Promise<SearchPlace | null> {
  if (lat !== undefined && lon !== undefined) return { label: query, lat, lon, match: 'exact' };
  const place = query === '' ? null : await context.places.findPlace(query);
  return place && { ...place, match: 'exact' };
}

/** Tells whether the search is by words, which may have typos. Coordinates can't. */
const isByWords = ({ lat, lon }: SearchInput): boolean => lat === undefined || lon === undefined;

/** Most other readings of the words to try. Each is a search in memory. */
const MAX_PAGES_READ = 10;

/** Returns the best other reading of the words that has homes in reach. Without the warm index each try would cost queries, so then it tries none. */
async function closePlaceOf(
  context: MarketplaceContext,
  { query, radius: radiusMiles, basket }: SearchInput,
): Promise<SearchPage['closePlace']> {
  const index = await context.searchIndex(context.now);
  if (!index) return null;
  for (const { label, lat, lon } of (await context.places.otherPlaces(query)).slice(0, MAX_PAGES_READ)) {
    const { total } = searchIndex(index, { lat, lon, radiusMiles, basket, sort: 'distance', limit: 1 });
    if (total > 0) return { label, total };
  }
  return null;
}

async function searchAround(context: MarketplaceContext, place: SearchPlace, input: SearchInput): Promise<SearchPage> {
  const offset = offsetOf(input);
  const { radius: radiusMiles, basket, pageSize: limit } = input;
  const index = await indexAround(context, place, radiusMiles);
  const query = { ...input, lat: place.lat, lon: place.lon, radiusMiles, offset, limit };
  const { hits, total, unfilteredTotal } = searchIndex(index, query);
  return {
    place,
    understoodAs: 'place',
    items: hits.map(({ card, distanceMiles }) => locationCard(card, basket, distanceMiles)),
    total,
    unfilteredTotal,
    closePlace: unfilteredTotal === 0 && isByWords(input) ? await closePlaceOf(context, input) : null,
    facets: offset === 0 ? facetsOf(index, query) : { attributes: {}, languages: {} },
    nextCursor: offset + limit < total ? offsetCursor(offset + limit) : null,
  };
}

/** Searches for homes by name when the words aren't a place. Filters don't apply to a home that is asked for by name. */
async function searchByName(context: MarketplaceContext, input: SearchInput): Promise<SearchPage> {
  const { items, total, nextCursor } = pageOfList(findByName(await indexOfAll(context), input.query), input);
  return {
    place: null,
    understoodAs: total > 0 ? 'name' : 'nothing',
    items: items.map((card) => locationCard(card, input.basket, null)),
    total,
    unfilteredTotal: total,
    closePlace: null,
    facets: { attributes: {}, languages: {} },
    nextCursor,
  };
}

export const searchLocations = os.searchLocations.handler(async ({ input, context }) => {
  const place = await placeOf(context, input);
  if (place) return searchAround(context, place, input);
  const named = await searchByName(context, input);
  if (named.understoodAs === 'name' || input.query === '') return named;
  // Only words that are neither a place nor a home's name are taken for a typo.
  const guessed = await context.places.guessPlace(input.query);
  return guessed ? searchAround(context, guessed, input) : named;
});
