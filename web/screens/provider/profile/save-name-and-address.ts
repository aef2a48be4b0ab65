import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { NameAndAddressValues } from './name-and-address-form.tsx';

/** A refusal of `address.city` is one of the form's `city`. */
const inFormWords = (error: unknown): unknown => {
  for (const fault of problemOf(error)?.errors ?? []) fault.field = fault.field.replace(/^address\./, '');
  return error;
};

/** Saves name, address, website and zone in one call; the place of a suggestion goes along while its street and town still stand in the form. */
export async function saveNameAndAddress(values: NameAndAddressValues, version: number, picked: Suggestion | null) {
  const { name, website, timeZone, address1, address2, city, stateCode, postalCode } = values;
  const isPicked = picked?.label === address1 && picked.detail === `${city}, ${stateCode}`;
  const place = isPicked && picked.lat !== null && picked.lon !== null ? { lat: picked.lat, lon: picked.lon } : {};
  const address = { address1, ...(address2 ? { address2 } : {}), city, stateCode, postalCode, ...place };
  try {
    return await api.locations.saveCurrentLocation({ name, website, timeZone, address, version });
  } catch (error) {
    throw inFormWords(error);
  }
}
