/** The places services behind their port: embedded by default, live ones if a key is configured. Only this folder knows their addresses. */
import { embeddedPlaces, gazetteerFile } from './embedded.ts';
import { geoapifyAddresses } from './geoapify.ts';
import { googlePlaces } from './google.ts';
import type { PlacesPort } from './port.ts';
import { smartyAddresses } from './smarty.ts';

/** Keys of live services. Each is optional, and what has no key stays embedded. Smarty comes before Geoapify for street addresses in the US. */
export type PlacesKeys = { google?: string; smarty?: string; geoapify?: string };

/** Chooses the service for street addresses: Smarty knows only the US, Geoapify the world. */
function addresses(embedded: PlacesPort, { smarty, geoapify }: PlacesKeys): Pick<PlacesPort, 'suggestAddresses'> {
  const abroad = geoapify ? geoapifyAddresses(geoapify) : embedded;
  const us = smarty ? smartyAddresses(smarty) : abroad;
  return {
    suggestAddresses: (text, selected, countryCode, limit) =>
      (countryCode.toUpperCase() === 'US' ? us : abroad).suggestAddresses(text, selected, countryCode, limit),
  };
}

/**
 * Opens the places port of this function. Cities and ZIP codes stay with the gazetteer beside the bundle whatever the keys: it answers a search in
 * microseconds, without sending a family's words anywhere. Google is asked only for what it doesn't know, and for businesses.
 */
export function openPlaces(keys: PlacesKeys = {}): PlacesPort {
  const embedded = embeddedPlaces(gazetteerFile(new URL('gazetteer.json.gz', import.meta.url)));
  if (!keys.google) return { ...embedded, ...addresses(embedded, keys) };
  const google = googlePlaces(keys.google);
  return {
    ...embedded,
    ...addresses(embedded, keys),
    suggestEstablishments: google.suggestEstablishments,
    details: google.details,
    findPlace: async (text) => (await embedded.findPlace(text)) ?? google.findPlace(text),
  };
}
