import { createRequire } from 'node:module';
import type { StateCode } from '#shared/values/state-codes.ts';
import type { Random } from './random.ts';

type ZipCode = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };

/** US ZIP codes of the `zipcodes` package (GeoNames, CC BY 4.0), read when first needed: it is large, and most starts don't seed. */
let known: Record<string, ZipCode> | undefined;
const codes = () => {
  known ??= (createRequire(import.meta.url)('zipcodes') as { codes: Record<string, ZipCode> }).codes;
  return known;
};

/** IANA zones by state. If a state has two, the one of most of its people. */
const zones: Partial<Record<StateCode, string>> = {
  AK: 'America/Anchorage',
  AL: 'America/Chicago',
  AR: 'America/Chicago',
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  HI: 'Pacific/Honolulu',
  IA: 'America/Chicago',
  ID: 'America/Boise',
  IL: 'America/Chicago',
  IN: 'America/Indiana/Indianapolis',
  KS: 'America/Chicago',
  LA: 'America/Chicago',
  MI: 'America/Detroit',
  MN: 'America/Chicago',
  MO: 'America/Chicago',
  MS: 'America/Chicago',
  MT: 'America/Denver',
  ND: 'America/Chicago',
  NE: 'America/Chicago',
  NM: 'America/Denver',
  NV: 'America/Los_Angeles',
  OK: 'America/Chicago',
  OR: 'America/Los_Angeles',
  PR: 'America/Puerto_Rico',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
  WY: 'America/Denver',
};

/** Returns the zone of a ZIP code. Everything not named above is on Eastern time, and El Paso (798, 799) on Mountain time. */
export const timeZoneOf = (state: StateCode, zip: string): string =>
  /^79[89]/.test(zip) ? 'America/Denver' : (zones[state] ?? 'America/New_York');

/** Returns where a ZIP code is (GeoNames data of the `zipcodes` package), moved by up to 0.6 miles so that neighbors aren't on one point. */
export function pointOf(zip: string, random: Random): { lat: number; lon: number } {
  const place = codes()[zip];
  if (!place) throw new Error(`no such ZIP code: ${zip}`);
  const near = (degrees: number) => Math.round((degrees + random.between(-0.008, 0.008)) * 1e5) / 1e5;
  return { lat: near(place.latitude), lon: near(place.longitude) };
}

/** Returns every ZIP code of the fifty states and the district, in order: dense where people live, which is what the benchmark's homes need. */
export function zipsOfTheStates(): { zip: string; city: string; state: StateCode; latitude: number; longitude: number }[] {
  return Object.values(codes())
    .filter(
      ({ country, state, latitude, longitude }) =>
        country === 'US' &&
        /^[A-Z]{2}$/.test(state) &&
        !/^(AA|AE|AP|AS|GU|MP|FM|MH|PW|VI|PR)$/.test(state) &&
        latitude !== 0 &&
        longitude !== 0,
    )
    .map(({ zip, city, state, latitude, longitude }) => ({ zip, city, state: state as StateCode, latitude, longitude }))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
