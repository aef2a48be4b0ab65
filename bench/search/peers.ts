import KDBush from 'kdbush';
import type { SearchCard, SearchQuery } from '#shared/search/index.ts';
import { boxAround, distanceMiles } from '#shared/values/geo.ts';

/** What every way of searching returns: ids of the page in order, and how many there are after and before the filters. */
export type Answer = { ids: string[]; total: number; unfilteredTotal: number };
export type Search = (query: SearchQuery) => Answer;

/** A home within the radius. `key` is what it is sorted by before its distance; 0 until it has passed the filters. */
type Near = { card: SearchCard; miles: number; key: number };

const priceOf = (card: SearchCard, query: SearchQuery) => card.prices[query.basket].priceCents;

function passes(card: SearchCard, query: SearchQuery): boolean {
  const { minPriceCents, maxPriceCents, minRating, attributes, languages } = query;
  if (minPriceCents !== undefined || maxPriceCents !== undefined) {
    const cents = priceOf(card, query);
    if (cents === null || cents < (minPriceCents ?? 0) || cents > (maxPriceCents ?? Number.MAX_VALUE)) return false;
  }
  if (minRating !== undefined && (card.rating ?? -1) < minRating) return false;
  if (attributes && !attributes.every((text) => card.attributes.includes(text))) return false;
  return !languages || languages.every((text) => card.languages.includes(text));
}

function keyOf(card: SearchCard, query: SearchQuery): number {
  if (query.sort === 'distance') return 0;
  return query.sort === 'price' ? (priceOf(card, query) ?? Number.MAX_VALUE) : -(card.rating ?? -1);
}

/** Filters, then sorts as `searchIndex` does: by key, then miles, then id. */
function answer(near: readonly Near[], query: SearchQuery): Answer {
  const matches = near.filter(({ card }) => passes(card, query));
  for (const each of matches) each.key = keyOf(each.card, query);
  matches.sort((a, b) => a.key - b.key || a.miles - b.miles || (a.card.id < b.card.id ? -1 : 1));
  const { offset = 0, limit } = query;
  return {
    ids: matches.slice(offset, offset + limit).map(({ card }) => card.id),
    total: matches.length,
    unfilteredTotal: near.length,
  };
}

/** Searches in the obvious way: the great-circle distance (haversine) of every home. */
export const naiveSearch =
  (cards: readonly SearchCard[]): Search =>
  (query) =>
    answer(
      cards
        .map((card) => ({ card, miles: distanceMiles(query, card), key: 0 }))
        .filter(({ miles }) => miles <= query.radiusMiles),
      query,
    );

/**
 * Searches a k-d tree of degrees (kdbush): the homes of the box around the circle, then as above. Boxes over the 180th meridian aren't searched: no home is
 * there.
 */
export function kdbushSearch(cards: readonly SearchCard[]): Search {
  const tree = new KDBush(cards.length);
  for (const { lat, lon } of cards) tree.add(lon, lat);
  tree.finish();
  return (query) => {
    const { west, south, east, north } = boxAround(query, query.radiusMiles);
    const near: Near[] = [];
    for (const at of tree.range(west, south, east, north)) {
      const card = cards[at]!;
      const miles = distanceMiles(query, card);
      if (miles <= query.radiusMiles) near.push({ card, miles, key: 0 });
    }
    return answer(near, query);
  };
}
