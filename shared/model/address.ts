import * as z from 'zod';
import { DEFAULT_COUNTRY } from '../values/countries.ts';
import { lazyObject } from '../values/lazy-object.ts';
import { countryCode, guid, latitude, line, longitude, stateCode } from '../values/schemas.ts';
import { placeOfDeath } from './enumerations/place-of-death.ts';

/**
 * Describes a place on the map. Every part may be empty: a place of death may be known only by its name. `stateCode` in the US, `region` elsewhere;
 * `lat` and `lon` in degrees (WGS 84); `floor` and `room` for hospitals and homes.
 */
export const addressSchema = lazyObject(() => ({
  id: guid.optional(),
  /** What kind of place it is, if that matters (place of death, place of removal). */
  locationType: z.enum(placeOfDeath.values).optional(),
  locationName: line(120).optional(),
  otherLocationName: line(120).optional(),
  /** One line, from an address lookup or `formatAddress`. */
  formatted: line(400).optional(),
  address1: line(120).optional(),
  address2: line(120).optional(),
  city: line(80).optional(),
  /** The state's full name from the lookup; `stateCode` decides. */
  state: line(60).optional(),
  stateCode: stateCode.optional(),
  /** A ZIP code in the US, any postal code elsewhere. */
  postalCode: line(12).optional(),
  county: line(80).optional(),
  country: line(80).optional(),
  countryCode: countryCode.default(DEFAULT_COUNTRY),
  region: line(80).optional(),
  floor: line(20).optional(),
  room: line(20).optional(),
  /** The one-line address from Google's places service. */
  googleAddress: line(400).optional(),
  googlePlaceId: line(300).optional(),
  geoApifyPlaceId: line(600).optional(),
  lat: latitude.optional(),
  lon: longitude.optional(),
}));
export type Address = z.infer<typeof addressSchema>;

/** Describes the address of a home that families can find: a US street address with its place on the map. */
export const homeAddressSchema = lazyObject(
  () =>
    addressSchema.required({
      address1: true,
      city: true,
      stateCode: true,
      postalCode: true,
      lat: true,
      lon: true,
    }).shape,
);
export type HomeAddress = z.infer<typeof homeAddressSchema>;
