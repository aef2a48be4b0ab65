import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketKeys } from '#shared/pricing/basket.ts';
import { distanceMiles } from '#shared/values/geo.ts';
import type { SearchCard } from './card.ts';
import { facetsOf } from './facets.ts';
import { findByName } from './find-by-name.ts';
import { indexCards } from './index-cards.ts';
import type { SearchQuery } from './search-index.ts';
import { searchIndex } from './search-index.ts';

const attributes = ['Parking On-site', 'Family Owned', 'Catering', 'Eco-Friendly'];
const languages = ['English', 'Spanish', 'Hindi'];

const cardArbitrary: fc.Arbitrary<SearchCard> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Aldous & Sons', 'St. Bride Chapel', 'Harbor Light', 'Saint Bride Memorial'),
  city: fc.constant('Boston'),
  stateCode: fc.constant('MA'),
  postalCode: fc.constant('02108'),
  // Clustered so that searches hit, with poles, the meridian, and duplicates among them.
  lat: fc.oneof(fc.double({ min: 41, max: 44, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })),
  lon: fc.oneof(
    fc.double({ min: -73, max: -70, noNaN: true }),
    fc.double({ min: 179, max: 180, noNaN: true }),
    fc.double({ min: -180, max: -179, noNaN: true }),
  ),
  rating: fc.option(fc.constantFrom(3, 3.5, 4.2, 5), { nil: null }),
  reviewCount: fc.nat(50),
  picture: fc.constant(null),
  attributes: fc.subarray(attributes),
  languages: fc.subarray(languages),
  packageCount: fc.nat(6),
  prices: fc
    .array(fc.option(fc.constantFrom(100_000, 150_000, 275_000), { nil: null }), { minLength: 4, maxLength: 4 })
    .map(
      (prices) =>
        Object.fromEntries(basketKeys.map((key, at) => [key, { priceCents: prices[at] ?? null, missing: [] }])) as never,
    ),
});

const queryArbitrary: fc.Arbitrary<SearchQuery> = fc.record(
  {
    lat: fc.oneof(fc.double({ min: 41, max: 44, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })),
    lon: fc.oneof(
      fc.double({ min: -73, max: -70, noNaN: true }),
      fc.double({ min: 179, max: 180, noNaN: true }),
      fc.constant(-180),
    ),
    radiusMiles: fc.integer({ min: 10, max: 100 }),
    basket: fc.constantFrom(...basketKeys),
    sort: fc.constantFrom('distance' as const, 'price' as const, 'rating' as const),
    limit: fc.integer({ min: 1, max: 30 }),
    offset: fc.nat(20),
    minPriceCents: fc.constantFrom(0, 120_000),
    maxPriceCents: fc.constantFrom(150_000, 300_000),
    minRating: fc.constantFrom(0, 3.5, 4.2, 4.5),
    attributes: fc.subarray(attributes, { maxLength: 2 }),
    languages: fc.subarray(languages, { maxLength: 1 }),
  },
  { requiredKeys: ['lat', 'lon', 'radiusMiles', 'basket', 'sort', 'limit'] },
);

/** Searches in the plainest way, by haversine over all cards. */
function naive(cards: readonly SearchCard[], query: SearchQuery) {
  const near = cards
    .map((card) => ({ card, miles: distanceMiles(query, card) }))
    .filter(({ miles }) => miles <= query.radiusMiles);
  const price = (card: SearchCard) => card.prices[query.basket].priceCents;
  const matches = near.filter(({ card }) => {
    const isPriceBounded = query.minPriceCents !== undefined || query.maxPriceCents !== undefined;
    const cents = price(card);
    if (isPriceBounded && cents === null) return false;
    if (cents !== null && (cents < (query.minPriceCents ?? 0) || cents > (query.maxPriceCents ?? Number.MAX_VALUE))) return false;
    if (query.minRating !== undefined && (card.rating ?? -1) < query.minRating) return false;
    return (
      (query.attributes ?? []).every((text) => card.attributes.includes(text)) &&
      (query.languages ?? []).every((text) => card.languages.includes(text))
    );
  });
  const key = (card: SearchCard) =>
    query.sort === 'distance' ? 0 : query.sort === 'price' ? (price(card) ?? Number.POSITIVE_INFINITY) : -(card.rating ?? -1);
  const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);
  matches.sort((a, b) => compare(key(a.card), key(b.card)) || compare(a.miles, b.miles) || (a.card.id < b.card.id ? -1 : 1));
  const { offset = 0, limit } = query;
  return {
    ids: matches.slice(offset, offset + limit).map(({ card }) => card.id),
    total: matches.length,
    unfilteredTotal: near.length,
  };
}

describe('searchIndex', () => {
  it('agrees with a naive scan', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(cardArbitrary, { selector: (card) => card.id, maxLength: 60 }),
        fc.array(queryArbitrary, { minLength: 6, maxLength: 6 }),
        (cards, queries) => {
          const index = indexCards(cards);
          for (const query of queries) {
            const { hits, total, unfilteredTotal } = searchIndex(index, query);
            expect({ ids: hits.map(({ card }) => card.id), total, unfilteredTotal }).toEqual(naive(cards, query));
          }
        },
      ),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it('measures the distance that it returns', () => {
    fc.assert(
      fc.property(fc.array(cardArbitrary, { maxLength: 20 }), queryArbitrary, (cards, query) => {
        for (const { card, distanceMiles: miles } of searchIndex(indexCards(cards), query).hits)
          expect(miles).toBeCloseTo(distanceMiles(query, card), 5);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it('keeps a home whose rating equals the filter', () => {
    const [card] = fc.sample(cardArbitrary, { numRuns: 1, seed: 2 }) as [SearchCard];
    const query = { lat: card.lat, lon: card.lon, radiusMiles: 10, basket: basketKeys[0], sort: 'rating', limit: 1 } as const;
    for (const rating of [3.2, 4.1, 4.7]) {
      const { total } = searchIndex(indexCards([{ ...card, rating }]), { ...query, minRating: rating });
      expect(total).toBe(1);
    }
  });

  it('counts facets over the radius, whatever the filters', () => {
    fc.assert(
      fc.property(fc.array(cardArbitrary, { maxLength: 30 }), queryArbitrary, (cards, query) => {
        const index = indexCards(cards);
        const near = cards.filter((card) => distanceMiles(query, card) <= query.radiusMiles);
        const { attributes: counts } = facetsOf(index, query);
        for (const text of attributes)
          expect(counts[text] ?? 0).toBe(near.filter((card) => card.attributes.includes(text)).length);
      }),
      { numRuns: 40, seed: 8 },
    );
  });
});

describe('findByName', () => {
  const named = (id: string, name: string) => ({ ...fc.sample(cardArbitrary, { numRuns: 1, seed: 1 })[0]!, id, name });
  const index = indexCards([
    named('a', 'Saint Bride Memorial'),
    named('b', 'St. Bride Chapel'),
    named('c', "O'Fallon & Sons"),
    named('d', 'Chapel of St. Bride'),
  ]);
  const names = (text: string) => findByName(index, text).map((card) => card.name);

  it('treats Saint and St. as the same word', () => {
    expect(names('st bride')).toEqual(['Saint Bride Memorial', 'St. Bride Chapel', 'Chapel of St. Bride']);
    expect(names('Saint Bride')).toEqual(names('St. Bride'));
  });
  it('accepts words in any order, by their beginning, without apostrophes', () => {
    expect(names('sons ofal')).toEqual(["O'Fallon & Sons"]);
    expect(names('ride')).toEqual([]);
  });
  it('finds nothing for an empty text', () => {
    expect(names('')).toEqual([]);
    expect(names(' -- ')).toEqual([]);
  });
});
