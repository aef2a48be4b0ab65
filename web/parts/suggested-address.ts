import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { Address } from '#shared/model/address.ts';
import { isStateCode } from '#shared/values/state-codes.ts';

const wholeTown = /^(?<city>[^,]+), (?<stateCode>[A-Z]{2})(?: (?<postalCode>\d{5}(?:-\d{4})?))?(?:,.*)?$/;

/** Returns the city, state, and (if the lookup knows it) ZIP code from a suggestion's second line ("Boston, MA 02134"). */
export const townOf = (detail: string): { city: string; stateCode: string; postalCode?: string } | undefined => {
  const { city, stateCode, postalCode } = wholeTown.exec(detail.trim())?.groups ?? {};
  return city && stateCode ? { city, stateCode, ...(postalCode ? { postalCode } : {}) } : undefined;
};

/** Returns the parts of a street address that the lookup suggested. */
export function addressOf({ label, detail, lat, lon }: Pick<Suggestion, 'label' | 'detail' | 'lat' | 'lon'>): Partial<Address> {
  const { city, stateCode, postalCode } = townOf(detail) ?? {};
  return {
    address1: label,
    countryCode: 'US',
    ...(city ? { city } : {}),
    ...(stateCode && isStateCode(stateCode) ? { stateCode } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(lat !== null && lon !== null ? { lat, lon } : {}),
  };
}
