import { cardOf, type SearchCard } from '#shared/search/index.ts';
import { generateHomes } from '#world/generate-homes.ts';
import { createRandom } from '#world/random.ts';
import { scaled } from '../scale.ts';

/** Returns cards of 20,000 launched homes, spread over the ZIP codes of the states. */
export const homes20k = (): SearchCard[] => generateHomes(scaled(20_000, 200)).flatMap((home) => cardOf(home) ?? []);

/** Returns ten times as many: each home ten times, moved by up to 0.1 degrees (7 miles) and with different prices and ratings. */
export function homes200k(homes: readonly SearchCard[]): SearchCard[] {
  const random = createRandom('200,000 homes');
  return homes.flatMap((home) =>
    Array.from({ length: 10 }, (_, copy): SearchCard => {
      const factor = random.between(0.8, 1.25);
      const prices = Object.entries(home.prices).map(([basket, { priceCents, missing }]) => [
        basket,
        { priceCents: priceCents === null ? null : Math.round(priceCents * factor), missing },
      ]);
      return {
        ...home,
        id: `${home.id}-${copy}`,
        lat: home.lat + random.between(-0.1, 0.1),
        lon: home.lon + random.between(-0.1, 0.1),
        rating: home.rating === null ? null : Math.round(random.between(3.2, 5) * 10) / 10,
        prices: Object.fromEntries(prices) as SearchCard['prices'],
      };
    }),
  );
}
