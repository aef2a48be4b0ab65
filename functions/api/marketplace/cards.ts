import { cardsInCell, cellsAround, launchedCards } from '#functions/table/location.ts';
import type { LocationCard } from '#shared/contract/marketplace-views.ts';
import type { BasketKey } from '#shared/pricing/basket.ts';
import type { SearchCard, SearchIndex } from '#shared/search/index.ts';
import { indexCards } from '#shared/search/index.ts';
import type { MarketplaceContext } from './implementer.ts';

/** Returns a card as a family sees it, with the price of one basket, and miles to one decimal. */
export function locationCard({ prices, ...card }: SearchCard, basket: BasketKey, distanceMiles: number | null): LocationCard {
  return {
    ...card,
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles * 10) / 10,
    basket,
    price: prices[basket],
  };
}

/** Returns the index around a place: the warm one or, if no snapshot can be read, one made for this request from the table's geohash index. */
export async function indexAround(
  context: MarketplaceContext,
  place: { lat: number; lon: number },
  radiusMiles: number,
): Promise<SearchIndex> {
  const warm = await context.searchIndex(context.now);
  if (warm) return warm;
  const cells = await Promise.all(cellsAround(place, radiusMiles).map((cell) => cardsInCell(context.table, cell)));
  return indexCards(cells.flat());
}

/** Returns the index of every launched home: the warm one or, if no snapshot can be read, one made from the table. */
export async function indexOfAll(context: MarketplaceContext): Promise<SearchIndex> {
  const warm = await context.searchIndex(context.now);
  if (warm) return warm;
  const cards: SearchCard[] = [];
  for await (const page of launchedCards(context.table)) cards.push(...page);
  return indexCards(cards);
}
