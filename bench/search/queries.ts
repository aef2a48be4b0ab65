import { defaultAttributes, defaultLanguages } from '#shared/model/enumerations/location.ts';
import { basketKeys } from '#shared/pricing/basket.ts';
import type { SearchCard, SearchQuery } from '#shared/search/index.ts';
import { createRandom } from '#world/random.ts';

/** Searches as families make them: 50 miles around a place near a home, the first 20 in one of the three orders, with some of the filters. */
export function randomQueries(homes: readonly SearchCard[], count: number): SearchQuery[] {
  const random = createRandom('searches');
  return Array.from({ length: count }, (): SearchQuery => {
    const { lat, lon } = random.pick(homes);
    return {
      lat: lat + random.between(-0.2, 0.2),
      lon: lon + random.between(-0.2, 0.2),
      radiusMiles: 50,
      basket: random.pick(basketKeys),
      sort: random.pick(['distance', 'price', 'rating'] as const),
      limit: 20,
      ...(random.chance(0.4) ? { maxPriceCents: random.int(150_000, 900_000) } : {}),
      ...(random.chance(0.2) ? { minPriceCents: random.int(100_000, 400_000) } : {}),
      ...(random.chance(0.4) ? { minRating: random.pick([3.5, 4, 4.2, 4.5]) } : {}),
      ...(random.chance(0.4) ? { attributes: random.sample(defaultAttributes, random.int(1, 2)) } : {}),
      ...(random.chance(0.2) ? { languages: [random.pick(defaultLanguages)] } : {}),
    };
  });
}
