import { problem } from '#functions/problem.ts';
import type { Place, PlacesPort } from '#functions/vendors/places/port.ts';
import { PlacesUnavailable } from '#functions/vendors/places/port.ts';
import type { AddressInput } from '#shared/contract/save-location.ts';
import type { HomeAddress } from '#shared/model/address.ts';
import { distanceMiles } from '#shared/values/geo.ts';

/**
 * How far a street address may be from the middle of its ZIP code. The largest ZIP codes reach about 50 miles, so coordinates beyond this are a mistake.
 */
const REACH_MILES = 60;

const parts = ['address1', 'city', 'stateCode', 'postalCode'] as const;

const isSame = (before: HomeAddress, after: AddressInput) => parts.every((part) => before[part] === after[part]);

/** Finds a place by its ZIP code, or else by its town. If the service doesn't answer and the address has coordinates, the place counts as unknown. */
async function placeOf(places: PlacesPort, { city, stateCode, postalCode, lat }: AddressInput): Promise<Place | null> {
  try {
    return (await places.findPlace(postalCode)) ?? (await places.findPlace(`${city}, ${stateCode}`));
  } catch (error) {
    if (!(error instanceof PlacesUnavailable)) throw error;
    if (lat !== undefined) return null;
    throw problem('unavailable', {
      detail: 'We couldn’t look up the address right now. Try again.',
      retryAfterSeconds: 5,
    });
  }
}

/**
 * Returns an address with coordinates. An unchanged address keeps its own; otherwise they come from the suggestion that was picked, if it is near its ZIP
 * code, or else from the ZIP code. Without any of these families couldn't find the home, so the address is refused.
 */
export async function placedAddress(places: PlacesPort, before: HomeAddress, after: AddressInput): Promise<HomeAddress> {
  const { address1, address2, city, stateCode, postalCode, lat, lon } = after;
  const typed = { address1, city, stateCode, postalCode, ...(address2 ? { address2 } : {}), countryCode: 'US' };
  if (isSame(before, after)) return { ...typed, lat: before.lat, lon: before.lon };
  const place = await placeOf(places, after);
  const picked = lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
  if (picked && (!place || distanceMiles(place, picked) <= REACH_MILES)) return { ...typed, ...picked };
  if (place) return { ...typed, lat: place.lat, lon: place.lon };
  throw problem('invalid_input', {
    errors: [{ field: 'address.postalCode', message: 'We do not know this ZIP code. Please check it.' }],
  });
}
