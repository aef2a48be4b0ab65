import type { BasketKey } from '#shared/pricing/basket.ts';
import type { SearchCard } from './card.ts';
import type { Surroundings } from './circle.ts';
import { circleOf, milesOfChord, runsOf, squaredDistance } from './circle.ts';
import type { SearchIndex } from './index-cards.ts';
import { hasBits, wantedBits } from './index-cards.ts';
import { TopHits } from './top-hits.ts';

export type SearchQuery = Surroundings & {
  basket: BasketKey;
  sort: 'distance' | 'price' | 'rating';
  minPriceCents?: number;
  maxPriceCents?: number;
  minRating?: number;
  attributes?: readonly string[];
  languages?: readonly string[];
  offset?: number;
  limit: number;
};

/** Hits in order, from `offset`. `total` passed the filters, and `unfilteredTotal` are within the radius. Miles are great-circle. */
export type SearchResult = { hits: { card: SearchCard; distanceMiles: number }[]; total: number; unfilteredTotal: number };

/** Returns the highest price that passes. A price filter excludes homes without a known price, which is stored as infinite. */
function highestPrice({ minPriceCents, maxPriceCents }: SearchQuery): number {
  if (maxPriceCents !== undefined) return maxPriceCents;
  return minPriceCents === undefined ? Number.POSITIVE_INFINITY : Number.MAX_VALUE;
}

/**
 * Returns a page of the launched homes around a point, filtered and sorted: by distance; by price of the basket (homes without one last), then distance; or
 * by rating (best first, homes without one last), then distance; and always by id last. A price filter excludes homes without a known price.
 */
export function searchIndex(index: SearchIndex, query: SearchQuery): SearchResult {
  const { minRating = -1, minPriceCents = 0, offset = 0, limit, sort } = query;
  const maxPriceCents = highestPrice(query);
  const wanted = wantedBits(index, query);
  const { points, ratings } = index;
  const prices = index.prices[query.basket];
  const circle = circleOf(query);
  const runs = runsOf(index, query);
  const best = new TopHits(offset + limit);
  let unfilteredTotal = 0;
  let total = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1]!;
    for (let at = runs[run]!; at < end; at += 1) {
      const squared = squaredDistance(points, at, circle);
      if (squared > circle.farthest) continue;
      unfilteredTotal += 1;
      const price = prices[at]!;
      if (ratings[at]! < minRating || price < minPriceCents || price > maxPriceCents || !hasBits(index, at, wanted)) continue;
      total += 1;
      best.offer(sort === 'distance' ? squared : sort === 'price' ? price : -ratings[at]!, squared, index.card[at]!);
    }
  }
  const page = best.inOrder().slice(offset);
  const hits = page.map(({ rank, squared }) => ({ card: index.cards[rank]!, distanceMiles: milesOfChord(squared) }));
  return { hits, total, unfilteredTotal };
}
