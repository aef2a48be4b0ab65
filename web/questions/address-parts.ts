// Which parts an address question shows, and how changing one affects the others. Pure.
import type { Address } from '#shared/model/address.ts';
import type { Question } from '#shared/model/question.ts';
import { DEFAULT_COUNTRY } from '#shared/values/countries.ts';
import { formatAddress } from '#shared/values/format-address.ts';

export type AddressPart = Question['addressHiddenFields'][number];

/** The label of each part. Outside the US, the state is a region. */
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

/** The maximum length of each typed part, as in the schema. */
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

/** What a lookup said about the place, which no longer applies once someone changes the place. */
const lookedUp = ['lat', 'lon', 'googlePlaceId', 'geoApifyPlaceId', 'googleAddress', 'id'] as const satisfies (keyof Address)[];

/** These say more about a place, not which place it is. */
const inside: ReadonlySet<keyof Address> = new Set(['floor', 'room', 'address2', 'locationType']);

/** Returns only the parts that are filled in, with the line that they form; null if nothing but the country is. */
export const tidyAddress = (address: Partial<Address>): Address | null => {
  const { formatted: _old, ...parts } = address;
  const filled = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  const { countryCode = DEFAULT_COUNTRY, ...rest } = Object.fromEntries(filled) as Partial<Address>;
  if (Object.keys(rest).length === 0 && countryCode === DEFAULT_COUNTRY) return null;
  const formatted = formatAddress({ ...rest, countryCode });
  return { ...rest, countryCode, ...(formatted ? { formatted: formatted.slice(0, 400) } : {}) };
};

/** Returns the address after parts were changed by hand. Changing the country clears the state or region. */
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

/** Returns the picked address. What it doesn't say about the inside of a building stays as typed, and its country applies. */
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
