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

/** Cities in order of key (then state), ZIP codes in order of code; a city lies in the middle of its ZIP codes. */
export function gazetteerOf(entries: readonly Entry[]): GazetteerData {
  const byCity = new Map<string, Entry[]>();
  const usable = entries.filter(
    (entry) =>
      entry.country === 'US' &&
      isStateCode(entry.state) &&
      Number.isFinite(entry.latitude) &&
      (entry.latitude !== 0 || entry.longitude !== 0),
  );
  for (const entry of usable) {
    const key = `${searchKey(entry.city)}|${entry.state}`;
    byCity.set(key, [...(byCity.get(key) ?? []), entry]);
  }
  const nameOf = (key: string) => key.slice(0, key.indexOf('|'));
  const groups = [...byCity.entries()].sort(([a], [b]) =>
    nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a < b ? -1 : 1,
  );
  const cityOf = new Map(groups.map(([key], at) => [key, at]));
  return {
    cities: groups.map(([key, zips]) => [
      zips[0]!.city,
      nameOf(key),
      zips[0]!.state,
      mean(zips.map((zip) => zip.latitude)),
      mean(zips.map((zip) => zip.longitude)),
      zips.length,
    ]),
    zips: usable
      .map((entry): GazetteerData['zips'][number] => [
        entry.zip,
        cityOf.get(`${searchKey(entry.city)}|${entry.state}`)!,
        rounded(entry.latitude),
        rounded(entry.longitude),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  };
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
