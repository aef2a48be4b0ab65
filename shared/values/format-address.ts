// One line of an address, separate from its schema, so that a page that only shows addresses ships no validator.
import { DEFAULT_COUNTRY } from './countries.ts';

/** The parts of an address that appear in its one line. */
export type AddressLineParts = {
  locationName?: string | undefined;
  address1?: string | undefined;
  address2?: string | undefined;
  city?: string | undefined;
  stateCode?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
  country?: string | undefined;
};

/** Writes `12 Elm St, Boston, MA 02108`: the known parts, in US order; a foreign address ends with its country's name. */
export function formatAddress(address: AddressLineParts): string {
  const stateAndCode = [address.stateCode ?? address.region, address.postalCode].filter(Boolean).join(' ');
  const country =
    address.countryCode && address.countryCode !== DEFAULT_COUNTRY ? (address.country ?? address.countryCode) : undefined;
  return [address.locationName, address.address1, address.address2, address.city, stateAndCode, country]
    .filter(Boolean)
    .join(', ');
}
