import type { Address } from '../../model/address.ts';
import { placeOfDeath } from '../../model/enumerations/place-of-death.ts';
import { DEFAULT_COUNTRY, isCountryCode } from '../../values/countries.ts';
import { isGuid } from '../../values/ids.ts';
import { isStateCode } from '../../values/state-codes.ts';
import { lineFault, withoutEmbeddings } from '../../values/typed-text.ts';

type Part = keyof Address;
type Fault = (value: unknown) => string | undefined;

const NOT_AN_ADDRESS = 'Enter the address again';

/** Checks for one line with a maximum length. */
const line =
  (max: number): Fault =>
  (value) => {
    if (typeof value !== 'string') return NOT_AN_ADDRESS;
    const cleaned = withoutEmbeddings(value);
    if (Math.max(cleaned.length, cleaned.normalize().length) > max) return `Use ${max} characters or fewer in each line`;
    return lineFault(cleaned);
  };

const oneOf =
  (isKnown: (value: unknown) => boolean, words: string): Fault =>
  (value) =>
    isKnown(value) ? undefined : words;

const degrees = (most: number) =>
  // The second bound is the schema's: the table can't store a number that is nearly zero.
  oneOf(
    (value) => value === 0 || (typeof value === 'number' && Math.abs(value) <= most && Math.abs(value) > 1e-14),
    NOT_AN_ADDRESS,
  );

/** The same bounds as in `addressSchema`, without the validator. */
const parts: Readonly<Record<Part, Fault>> = {
  id: oneOf(isGuid, NOT_AN_ADDRESS),
  locationType: oneOf(placeOfDeath.has, 'Choose a kind of place'),
  locationName: line(120),
  otherLocationName: line(120),
  formatted: line(400),
  address1: line(120),
  address2: line(120),
  city: line(80),
  state: line(60),
  stateCode: oneOf((value) => typeof value === 'string' && isStateCode(value), 'Choose a state'),
  postalCode: line(12),
  county: line(80),
  country: line(80),
  countryCode: oneOf((value) => typeof value === 'string' && isCountryCode(value), 'Choose a country'),
  region: line(80),
  floor: line(20),
  room: line(20),
  googleAddress: line(400),
  googlePlaceId: line(300),
  geoApifyPlaceId: line(600),
  lat: degrees(90),
  lon: degrees(180),
};

const isZip = (code: string): boolean => /^\d{5}(-\d{4})?$/.test(code.trim());

/** Returns what is wrong with an address, if anything. Every part may be missing; in the US a postal code must be a ZIP code. */
export function checkAddress(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NOT_AN_ADDRESS;
  for (const [part, content] of Object.entries(value)) {
    if (content === undefined) continue;
    const fault = Object.hasOwn(parts, part) ? parts[part as Part](content) : NOT_AN_ADDRESS;
    if (fault) return fault;
  }
  const { countryCode = DEFAULT_COUNTRY, postalCode } = value as Partial<Address>;
  return countryCode === DEFAULT_COUNTRY && postalCode?.trim() && !isZip(postalCode) ? 'Enter a ZIP code of 5 digits' : undefined;
}
