import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { SearchCard } from '#shared/search/index.ts';
import { findByName } from '#shared/search/index.ts';
import { indexOfAll } from './cards.ts';
import { os } from './implementer.ts';
import { suggested } from './suggested.ts';

/** How many are shown: places first, since most people search for one, then homes by name. */
const limits = { places: 5, homes: 4, establishments: 6 };

const homeSuggestion = (card: SearchCard): Suggestion => ({
  kind: 'home',
  id: `home:${card.id}`,
  label: card.name,
  detail: `${card.city}, ${card.stateCode}`,
  lat: card.lat,
  lon: card.lon,
  locationId: card.id,
});

/** Suggests for a home that looks up its business on the map (with `locationId`; establishments only), or else for a family's search (places and homes). */
export const autocompletePlace = os.autocompletePlace.handler(async ({ input, context }) => {
  if (input.query === '' || input.countryCode.toUpperCase() !== 'US') return { items: [] };
  if (input.locationId)
    return { items: await suggested(() => context.places.suggestEstablishments(input.query, limits.establishments)) };
  const [places, index] = await Promise.all([
    suggested(() => context.places.suggestPlaces(input.query, limits.places)),
    indexOfAll(context),
  ]);
  const items = [...places, ...findByName(index, input.query).slice(0, limits.homes).map(homeSuggestion)];
  return {
    items: items.length > 0 ? items : await suggested(() => context.places.suggestSimilarPlaces(input.query, limits.places)),
  };
});
