import * as z from 'zod';
import { basketPriceSchema, pictureSchema } from '#shared/contract/marketplace-views.ts';
import { lowestCents } from '#shared/model/list-prices.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { BasketKey } from '#shared/pricing/basket.ts';
import { basketKeys, priceOfBasket } from '#shared/pricing/basket.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';

/**
 * Describes what a search knows about a launched home: everything for its card and filters, so that a search reads nothing else. Prices in US cents,
 * coordinates in degrees.
 */
export const searchCardSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  lat: z.number(),
  lon: z.number(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  picture: pictureSchema.nullable(),
  attributes: z.array(z.string()),
  languages: z.array(z.string()),
  packageCount: z.int(),
  prices: z.record(z.enum(basketKeys), basketPriceSchema),
}));
export type SearchCard = z.infer<typeof searchCardSchema>;

/** Returns the picture for a search result: the one chosen for it, or the cover, or the first that isn't the logo. */
function resultPicture(images: LocationProfile['images']): SearchCard['picture'] {
  const image =
    images.find((each) => each.isDefault) ?? images.find((each) => each.isCover) ?? images.find((each) => !each.isLogo);
  if (!image) return null;
  const { id, path, description, isCover, isLogo, isDefault } = image;
  return { id, path, description, isCover, isLogo, isDefault };
}

/** Returns the price of every basket from the home's own list; a home without a list lacks every line. */
export function basketPrices({
  priceList,
}: Pick<LocationProfile, 'priceList'>): Record<BasketKey, SearchCard['prices'][BasketKey]> {
  const price = (basket: BasketKey) => {
    const { priceCents, missing } = priceOfBasket(basket, (line) => (priceList ? lowestCents(priceList, line) : undefined));
    return { priceCents, missing: [...missing] };
  };
  return Object.fromEntries(basketKeys.map((basket) => [basket, price(basket)])) as Record<
    BasketKey,
    SearchCard['prices'][BasketKey]
  >;
}

/** Returns the card of a home, or `null` if it isn't launched or has no place on the map, and so can't be found. */
export function cardOf(profile: LocationProfile): SearchCard | null {
  const { address } = profile;
  if (!profile.isActive || address.lat === undefined || address.lon === undefined) return null;
  return {
    id: profile.id,
    name: profile.name,
    city: address.city,
    stateCode: address.stateCode,
    postalCode: address.postalCode,
    lat: address.lat,
    lon: address.lon,
    rating: profile.rating ?? null,
    reviewCount: profile.reviewCount,
    picture: resultPicture(profile.images),
    attributes: profile.attributes.map(({ attribute }) => attribute),
    languages: profile.languages.map(({ language }) => language),
    packageCount: profile.templates.filter((template) => template.isActive).length,
    prices: basketPrices(profile),
  };
}
