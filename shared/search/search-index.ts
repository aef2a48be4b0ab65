import type { BasketKey } from '#shared/pricing/basket.ts';
import { EARTH_RADIUS_MILES } from '#shared/values/geo.ts';
import type { SearchCard } from './card.ts';
import type { SearchIndex } from './index-cards.ts';
import { cellDegrees, columnOf, gridColumns, rowOf, textKey, unitVector } from './index-cards.ts';
import { TopHits } from './top-hits.ts';

export type SearchQuery = {
  lat: number;
  lon: number;
  radiusMiles: number;
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

/** Hits in order, from `offset`; `total` passed the filters, `unfilteredTotal` lay within the radius. Miles are great-circle. */
export type SearchResult = { hits: { card: SearchCard; distanceMiles: number }[]; total: number; unfilteredTotal: number };

/** The square of the chord that spans an arc of so many miles on the unit sphere. */
const squaredChord = (miles: number) => (2 * Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2)) ** 2;
const milesOfChord = (squared: number) => 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** The bits that every hit must have; `null` where a wanted text is nobody's, so that nothing can match. */
function wantedBits(index: SearchIndex, query: SearchQuery): Uint32Array | null {
  const wanted = new Uint32Array(index.vocabulary.words);
  const keys = [
    ...(query.attributes ?? []).map((text) => textKey('attribute', text)),
    ...(query.languages ?? []).map((text) => textKey('language', text)),
  ];
  for (const key of keys) {
    const bit = index.vocabulary.bits.get(key);
    if (bit === undefined) return null;
    wanted[bit >> 5]! |= 1 << (bit & 31);
  }
  return wanted;
}

/** Degrees of longitude that a circle of `degrees` around `lat` spans to each side; all of them where it holds a pole. */
function longitudeSpan(lat: number, degrees: number): number {
  const ratio = Math.sin((degrees * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  return Math.abs(lat) + degrees >= 90 || ratio >= 1 ? 180 : (Math.asin(ratio) * 180) / Math.PI;
}

/** Calls `visit(from, to)` for each unbroken run of points whose cells may touch the circle; the 180th meridian splits a row in two. */
export function eachRun(
  index: SearchIndex,
  { lat, lon, radiusMiles }: SearchQuery,
  visit: (from: number, to: number) => void,
): void {
  const degrees = Math.min((radiusMiles / EARTH_RADIUS_MILES) * (180 / Math.PI), 180);
  const span = longitudeSpan(lat, degrees);
  const ranges: [number, number][] = [];
  if (span >= 180 - cellDegrees) ranges.push([0, gridColumns - 1]);
  else {
    const west = lon - span;
    const east = lon + span;
    if (west < -180) ranges.push([columnOf(west + 360), gridColumns - 1], [0, columnOf(east)]);
    else if (east >= 180) ranges.push([columnOf(west), gridColumns - 1], [0, columnOf(east - 360)]);
    else ranges.push([columnOf(west), columnOf(east)]);
  }
  for (let row = rowOf(lat - degrees); row <= rowOf(lat + degrees); row += 1) {
    for (const [first, last] of ranges) {
      const from = index.cellStart[row * gridColumns + first]!;
      const to = index.cellStart[row * gridColumns + last + 1]!;
      if (from < to) visit(from, to);
    }
  }
}

/** A test of whether a point of the index lies within the query's radius, without its filters. */
export function isWithin({ points }: SearchIndex, { lat, lon, radiusMiles }: SearchQuery): (at: number) => boolean {
  const farthest = squaredChord(radiusMiles);
  const [x, y, z] = unitVector(lat, lon);
  return (at) => (points[3 * at]! - x) ** 2 + (points[3 * at + 1]! - y) ** 2 + (points[3 * at + 2]! - z) ** 2 <= farthest;
}

/** Whether the point has every wanted bit. */
function hasTexts(index: SearchIndex, at: number, wanted: Uint32Array): boolean {
  const { words } = index.vocabulary;
  for (let word = 0; word < words; word += 1) {
    const bits = wanted[word]!;
    if ((index.texts[at * words + word]! & bits) >>> 0 !== bits) return false;
  }
  return true;
}

/**
 * The launched homes around a point, filtered, in order, a page of them. Order: by distance; by price of the basket (homes without one last), then distance;
 * by rating (best first, homes without one last), then distance; then by id. A price filter leaves out homes whose price is not known.
 */
export function searchIndex(index: SearchIndex, query: SearchQuery): SearchResult {
  const wanted = wantedBits(index, query);
  const farthest = squaredChord(query.radiusMiles);
  const [qx, qy, qz] = unitVector(query.lat, query.lon);
  const { points, ratings } = index;
  const prices = index.prices[query.basket];
  const { minRating = -1, minPriceCents = 0 } = query;
  const isPriceBounded = query.minPriceCents !== undefined || query.maxPriceCents !== undefined;
  const maxPriceCents = query.maxPriceCents ?? (isPriceBounded ? Number.MAX_VALUE : Number.POSITIVE_INFINITY);
  const needsTexts = wanted?.some((bits) => bits !== 0) ?? true;
  const { offset = 0, limit, sort } = query;
  const best = new TopHits(offset + limit);
  let unfilteredTotal = 0;
  let total = 0;
  eachRun(index, query, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const dx = points[3 * at]! - qx;
      const dy = points[3 * at + 1]! - qy;
      const dz = points[3 * at + 2]! - qz;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared > farthest) continue;
      unfilteredTotal += 1;
      const price = prices[at]!;
      if (wanted === null || ratings[at]! < minRating || price < minPriceCents || price > maxPriceCents) continue;
      if (needsTexts && !hasTexts(index, at, wanted)) continue;
      total += 1;
      best.offer(sort === 'distance' ? 0 : sort === 'price' ? price : -ratings[at]!, squared, index.card[at]!);
    }
  });
  const hits = best.inOrder().slice(offset);
  return {
    hits: hits.map(({ rank, squared }) => ({ card: index.cards[rank]!, distanceMiles: milesOfChord(squared) })),
    total,
    unfilteredTotal,
  };
}
