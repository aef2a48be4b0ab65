import * as z from 'zod';
import { fetchJson } from './fetch-json.ts';
import type { PlacesPort } from './port.ts';

const defaultBase = 'https://us-autocomplete-pro.api.smarty.com/';
const answerSchema = z.object({
  suggestions: z
    .array(
      z.object({
        street_line: z.string(),
        secondary: z.string().default(''),
        city: z.string(),
        state: z.string(),
        zipcode: z.string(),
        entries: z.int().default(0),
      }),
    )
    .nullable()
    .default([]),
});

/** Asks Smarty's US autocomplete: street addresses. `selected` opens an entry that represents several (a building's apartments). */
export function smartyAddresses(key: string, base = defaultBase): Pick<PlacesPort, 'suggestAddresses'> {
  return {
    async suggestAddresses(text, selected, countryCode, limit) {
      if (countryCode.toUpperCase() !== 'US' || text === '') return [];
      const url = new URL('lookup', base);
      url.search = new URLSearchParams({
        key,
        search: text,
        max_results: String(limit),
        ...(selected ? { selected } : {}),
      }).toString();
      const { suggestions } = answerSchema.parse((await fetchJson(url)) ?? {});
      return (suggestions ?? []).map(({ street_line, secondary, city, state, zipcode, entries }) => {
        const label = [street_line, secondary].filter(Boolean).join(' ');
        const detail = `${city}, ${state} ${zipcode}`;
        // Smarty's own form of an entry to open: "street secondary (entries) city state zip".
        const id = entries > 1 ? `${label} (${entries}) ${city} ${state} ${zipcode}` : `${label}, ${detail}`;
        return { kind: 'address', id, label, detail, lat: null, lon: null, locationId: null };
      });
    },
  };
}
