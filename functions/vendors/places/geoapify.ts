import * as z from 'zod';
import { fetchJson } from './fetch-json.ts';
import type { PlacesPort } from './port.ts';

const defaultBase = 'https://api.geoapify.com/v1/';
const answerSchema = z.object({
  results: z
    .array(
      z.object({ place_id: z.string(), address_line1: z.string(), address_line2: z.string(), lat: z.number(), lon: z.number() }),
    )
    .default([]),
});

/** Asks Geoapify's autocomplete: street addresses of any country. */
export function geoapifyAddresses(key: string, base = defaultBase): Pick<PlacesPort, 'suggestAddresses'> {
  return {
    async suggestAddresses(text, _selected, countryCode, limit) {
      if (text === '') return [];
      const url = new URL('geocode/autocomplete', base);
      url.search = new URLSearchParams({
        text,
        format: 'json',
        limit: String(limit),
        filter: `countrycode:${countryCode.toLowerCase()}`,
        apiKey: key,
      }).toString();
      const { results } = answerSchema.parse((await fetchJson(url)) ?? {});
      return results.map(({ place_id, address_line1, address_line2, lat, lon }) => ({
        kind: 'address',
        id: place_id,
        label: address_line1,
        detail: address_line2,
        lat,
        lon,
        locationId: null,
      }));
    },
  };
}
