/**
 * Writes `dist/data/gazetteer.json.gz`: US cities and ZIP codes for the embedded places service. When run by hand, it also prints every ZIP code that the
 * sources place wrongly (`scripts/gazetteer`).
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GazetteerData } from '#functions/vendors/places/gazetteer.ts';
import { searchKey } from '#shared/values/text.ts';
import { type City, citiesOf } from './gazetteer/cities.ts';
import { otherNames } from './gazetteer/known-names.ts';
import { type GazetteerSources, gazetteerSources, sourceFiles } from './gazetteer/sources.ts';
import { type Correction, cityKeyOf, locatedZips } from './gazetteer/zip-points.ts';

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const searchKeyOf = ({ key }: City) => key.slice(0, key.indexOf('|'));

/** Returns other names as keys, each with the city that it means. Throws if a fact names a city that doesn't exist, or hides one of that name. */
function namesFor(at: ReadonlyMap<string, number>): GazetteerData['names'] {
  return otherNames
    .map(([name, place, state]): GazetteerData['names'][number] => {
      const city = at.get(cityKeyOf(place, state));
      if (city === undefined) throw new Error(`no place ${place}, ${state} for the name ${name}`);
      if (at.has(cityKeyOf(name, state))) throw new Error(`${name}, ${state} is a real place already`);
      return [searchKey(name), city];
    })
    .sort(([a], [b]) => compare(a, b));
}

/** Returns cities in order of key (then state), ZIP codes in order of code, other names in order of key; and what was wrong in the sources. */
export function gazetteerOf(sources: GazetteerSources): { data: GazetteerData; corrections: Correction[] } {
  const { zips, corrections } = locatedZips(sources);
  const cities = citiesOf(zips, sources.populated).sort(
    (a, b) => compare(searchKeyOf(a), searchKeyOf(b)) || compare(a.state, b.state),
  );
  const at = new Map(cities.map(({ key }, index) => [key, index]));
  const data: GazetteerData = {
    cities: cities.map((city) => [
      city.name,
      searchKeyOf(city),
      city.state,
      rounded(city.lat),
      rounded(city.lon),
      city.people || city.zips,
    ]),
    zips: zips
      .flatMap(({ zip, city, state, point }): GazetteerData['zips'] => {
        const index = at.get(cityKeyOf(city, state));
        if (index === undefined) return [];
        const { lat, lon } = point ?? cities[index]!;
        return [[zip, index, rounded(lat), rounded(lon)]];
      })
      .sort(([a], [b]) => compare(a, b)),
    names: namesFor(at),
  };
  return { data, corrections };
}

const root = join(import.meta.dirname, '..');
/** What the file is made from: if one of these is newer, it is rebuilt. */
const sources = [
  ...sourceFiles,
  'scripts/build-gazetteer.ts',
  ...['sources', 'zip-points', 'cities', 'known-names'].map((name) => `scripts/gazetteer/${name}.ts`),
  'shared/values/text.ts',
  'shared/values/state-codes.ts',
  'shared/values/states.ts',
];

const isFresh = (path: string) =>
  existsSync(path) && sources.every((source) => statSync(join(root, source)).mtimeMs < statSync(path).mtimeMs);

const report = (corrections: readonly Correction[]) => {
  for (const { zip, city, state, miles, done } of corrections.toSorted((a, b) => b.miles - a.miles))
    console.log(`${zip} ${city}, ${state}: ${miles} miles off, ${done === 'moved' ? 'moved' : 'placed in its town'}`);
  console.log(`${corrections.length} ZIP codes corrected`);
};

/** Writes the file unless it is newer than what it is made from, and returns its path. */
export function buildGazetteer({ isPrinting = false } = {}): string {
  const path = join(root, 'dist/data/gazetteer.json.gz');
  if (isFresh(path) && !isPrinting) return path;
  const { data, corrections } = gazetteerOf(gazetteerSources());
  if (isPrinting) report(corrections);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, gzipSync(JSON.stringify(data), { level: 9 }));
  return path;
}

if (import.meta.main) console.log(buildGazetteer({ isPrinting: true }));
