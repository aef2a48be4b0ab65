/** Writes `dist/data/gazetteer.json.gz`: US cities and ZIP codes for the embedded places service, from the `zipcodes` package (GeoNames, CC BY 4.0). */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GazetteerData } from '#functions/vendors/places/gazetteer.ts';
import { isStateCode } from '#shared/values/states.ts';
import { searchKey } from '#shared/values/text.ts';

type Entry = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const mean = (values: number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

const keyOf = (entry: Entry) => `${searchKey(entry.city)}|${entry.state}`;
const pointOf = (entry: Entry) => `${entry.latitude},${entry.longitude}`;

const isUsable = (entry: Entry) =>
  entry.country === 'US' &&
  isStateCode(entry.state) &&
  Number.isFinite(entry.latitude) &&
  (entry.latitude !== 0 || entry.longitude !== 0);

const grouped = <Group>(entries: readonly Entry[], by: (entry: Entry) => string, into: (entries: Entry[]) => Group) =>
  new Map([...Map.groupBy(entries, by)].map(([key, group]) => [key, into(group)]));

/** The ZIP codes that stand where they say: a point shared by two towns is the middle of their county, which is all that is known of post boxes. */
function located(entries: readonly Entry[]): (entry: Entry) => boolean {
  const towns = grouped(entries, pointOf, (group) => new Set(group.map(keyOf)).size);
  return (entry) => towns.get(pointOf(entry)) === 1;
}

/**
 * Cities in order of key (then state), ZIP codes in order of code. A city lies in the middle of its ZIP codes that stand where they say; a post box lies
 * where its city does.
 */
export function gazetteerOf(entries: readonly Entry[]): GazetteerData {
  const usable = entries.filter(isUsable);
  const isLocated = located(usable);
  const nameOf = (key: string) => key.slice(0, key.indexOf('|'));
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const cities = [...grouped(usable, keyOf, (zips) => zips)]
    .sort(([a], [b]) => compare(nameOf(a), nameOf(b)) || compare(a, b))
    .map(([key, zips]): GazetteerData['cities'][number] => {
      const known = zips.some(isLocated) ? zips.filter(isLocated) : zips;
      const lat = mean(known.map((zip) => zip.latitude));
      return [zips[0]!.city, nameOf(key), zips[0]!.state, lat, mean(known.map((zip) => zip.longitude)), zips.length];
    });
  const placeOf = new Map(cities.map((city, at) => [`${city[1]}|${city[2]}`, at]));
  const zips = usable.map((entry): GazetteerData['zips'][number] => {
    const at = placeOf.get(keyOf(entry))!;
    const [, , , lat, lon] = cities[at]!;
    return isLocated(entry) ? [entry.zip, at, rounded(entry.latitude), rounded(entry.longitude)] : [entry.zip, at, lat, lon];
  });
  return { cities, zips: zips.sort(([a], [b]) => compare(a, b)) };
}

const root = join(import.meta.dirname, '..');
/** What the file is made of: newer than it, and it is made again. */
const sources = [
  'node_modules/zipcodes/package.json',
  'scripts/build-gazetteer.ts',
  'shared/values/text.ts',
  'shared/values/states.ts',
];

const isFresh = (path: string) =>
  existsSync(path) && sources.every((source) => statSync(join(root, source)).mtimeMs < statSync(path).mtimeMs);

/** Writes the file unless it is newer than what it is made of, and answers its path. */
export function buildGazetteer(): string {
  const path = join(root, 'dist/data/gazetteer.json.gz');
  if (isFresh(path)) return path;
  const { codes } = createRequire(import.meta.url)('zipcodes') as { codes: Record<string, Entry> };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, gzipSync(JSON.stringify(gazetteerOf(Object.values(codes))), { level: 9 }));
  return path;
}

if (import.meta.main) console.log(buildGazetteer());
