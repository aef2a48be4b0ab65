// Which parts an address question shows, and what changing one means for the others. Pure.
import type { Address } from '#shared/model/address.ts';
import type { Question } from '#shared/model/question.ts';
import { DEFAULT_COUNTRY } from '#shared/values/countries.ts';
import { formatAddress } from '#shared/values/format-address.ts';

export type AddressPart = Question['addressHiddenFields'][number];

/** The words of each part; outside the US the state is a region. */
export const partLabels: Readonly<Record<AddressPart, string>> = {
  locationType: 'Kind of place',
  locationName: 'Name of the place',
  address1: 'Street address',
  address2: 'Apartment, suite or unit',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  county: 'County',
  country: 'Country',
  floor: 'Floor',
  room: 'Room',
};

/** In the order of the form. */
export const addressParts = Object.keys(partLabels) as AddressPart[];

/** Most characters of each typed part, as the schema has them. */
export const partLengths: Readonly<Partial<Record<AddressPart, number>>> = {
  locationName: 120,
  address1: 120,
  address2: 120,
  city: 80,
  postalCode: 12,
  county: 80,
  floor: 20,
  room: 20,
};

export const isDomestic = (address: Partial<Address>): boolean => (address.countryCode ?? DEFAULT_COUNTRY) === DEFAULT_COUNTRY;

/** What a lookup said of the place; it is not true any more once the place was changed by hand. */
const lookedUp = ['lat', 'lon', 'googlePlaceId', 'geoApifyPlaceId', 'googleAddress', 'id'] as const satisfies (keyof Address)[];

/** These say more about a place, not which it is. */
const inside: ReadonlySet<keyof Address> = new Set(['floor', 'room', 'address2', 'locationType']);

/** Only parts that hold something, with the one line that they make; null where they hold nothing but the country. */
export const tidyAddress = (address: Partial<Address>): Address | null => {
  const { formatted: _old, ...parts } = address;
  const filled = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  const { countryCode = DEFAULT_COUNTRY, ...rest } = Object.fromEntries(filled) as Partial<Address>;
  if (Object.keys(rest).length === 0 && countryCode === DEFAULT_COUNTRY) return null;
  const formatted = formatAddress({ ...rest, countryCode });
  return { ...rest, countryCode, ...(formatted ? { formatted: formatted.slice(0, 400) } : {}) };
};

/** The address after parts were changed by hand. Another country takes the state or the region with it. */
export const changeAddress = (address: Partial<Address>, change: Partial<Address>): Address | null => {
  const next = { ...address, ...change };
  const isElsewhere = (Object.keys(change) as (keyof Address)[]).some((part) => !inside.has(part));
  if (isElsewhere) for (const part of lookedUp) delete next[part];
  if ('stateCode' in change) delete next.state;
  if ('countryCode' in change) {
    if (!('country' in change)) delete next.country;
    for (const part of ['state', 'stateCode', 'region'] as const) delete next[part];
  }
  return tidyAddress(next);
};

/** The address that was picked; what it does not say of the inside of a building stays, and its country decides. */
export const pickAddress = (
  address: Partial<Address>,
  picked: Partial<Address>,
  hidden: readonly AddressPart[],
): Address | null => {
  const { locationType, locationName, floor, room } = address;
  const ownParts = { locationType, locationName, floor, room };
  const completeAddress = { ...ownParts, ...picked };
  for (const part of hidden) if (part !== 'state' && part !== 'country') delete completeAddress[part];
  return tidyAddress(completeAddress);
};
