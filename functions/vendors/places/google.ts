import * as z from 'zod';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { fetchJson } from './fetch-json.ts';
import type { Place, PlaceDetails, PlacesPort } from './port.ts';

const defaultBase = 'https://places.googleapis.com/v1/';

const text = z.object({ text: z.string() });
const autocompleteSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ placeId: z.string(), structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }) })
          .optional(),
      }),
    )
    .default([]),
});
const placeSchema = z.object({
  id: z.string(),
  displayName: text,
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  rating: z.number().optional(),
  userRatingCount: z.int().optional(),
  reviews: z
    .array(
      z.object({
        authorAttribution: z.object({ displayName: z.string() }).optional(),
        rating: z.number(),
        text: text.optional(),
        publishTime: z.string(),
      }),
    )
    .default([]),
});
const fields = 'id,displayName,formattedAddress,location,rating,userRatingCount,reviews';

/** Asks Google Places (New): places and businesses by words, and all of one business. Used if a key is configured. */
export function googlePlaces(
  key: string,
  base = defaultBase,
): Pick<PlacesPort, 'findPlace' | 'suggestPlaces' | 'suggestEstablishments' | 'details'> {
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key };
  const complete = async (
    input: string,
    includedPrimaryTypes: string[],
    kind: Suggestion['kind'],
    limit: number,
  ): Promise<Suggestion[]> => {
    const body = JSON.stringify({ input, includedPrimaryTypes, includedRegionCodes: ['us'] });
    const answer = await fetchJson(new URL('./places:autocomplete', base), { method: 'POST', headers, body });
    return autocompleteSchema
      .parse(answer ?? {})
      .suggestions.flatMap(({ placePrediction }) => (placePrediction ? [placePrediction] : []))
      .slice(0, limit)
      .map(({ placeId, structuredFormat: { mainText, secondaryText } }) => ({
        kind,
        id: placeId,
        label: mainText.text,
        detail: secondaryText?.text ?? '',
        lat: null,
        lon: null,
        locationId: null,
      }));
  };
  const details = async (placeId: string): Promise<PlaceDetails | null> => {
    const url = new URL(`places/${encodeURIComponent(placeId)}`, base);
    const answer = await fetchJson(url, { headers: { ...headers, 'x-goog-fieldmask': fields } });
    if (answer === null) return null;
    const place = placeSchema.parse(answer);
    return {
      placeId: place.id,
      name: place.displayName.text,
      formattedAddress: place.formattedAddress,
      lat: place.location.latitude,
      lon: place.location.longitude,
      rating: place.rating ?? null,
      userRatingsTotal: place.userRatingCount ?? null,
      reviews: place.reviews.map((review) => ({
        authorName: review.authorAttribution?.displayName ?? '',
        rating: review.rating,
        text: review.text?.text ?? '',
        time: new Date(review.publishTime).toISOString(),
      })),
    };
  };
  const areas = ['locality', 'postal_code'];
  return {
    async findPlace(words): Promise<Place | null> {
      const [first] = await complete(words, areas, 'city', 1);
      const place = first && (await details(first.id));
      return place ? { label: place.formattedAddress, lat: place.lat, lon: place.lon } : null;
    },
    suggestPlaces: (words, limit) => complete(words, areas, 'city', limit),
    suggestEstablishments: (words, limit) => complete(words, ['funeral_home', 'establishment'], 'establishment', limit),
    details,
  };
}
