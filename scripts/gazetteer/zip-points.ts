// Decides where each ZIP code is, from what several sources say about it.
import { distanceMiles } from '#shared/values/geo.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import { searchKey } from '#shared/values/text.ts';
import { otherNames, renamed } from './known-names.ts';
import type { GazetteerSources, Point, PopulatedPlace, ZipEntry } from './sources.ts';

/** A ZIP code in its town. `point` is null if no source knows its place: then it is where its town is. */
export type LocatedZip = { zip: string; city: string; state: StateCode; point: Point | null };

/** A ZIP code whose sources disagree, or that is far from its town: what was said, and what was done. */
export type Correction = { zip: string; city: string; state: string; miles: number; done: 'moved' | 'dropped' };

/** Beyond this, two sources don't measure the same place. The middle of a ZIP code's area and its post office are often a few miles apart. */
const DISAGREE_MILES = 10;
/**
 * Returns the distance from its town beyond which a point that no second source confirms is a mistake: towns are smaller. Alaska's post offices serve
 * hundreds of miles.
 */
export const astrayMiles = (state: string): number => (state === 'AK' ? 100 : 20);
/** The same if no town is known, from the middle of the codes that share the first three digits: they cover a region. */
const PREFIX_REACH = 6;

/** Tells whether a ZIP code is on Wake Island or in 969: two of those may be a thousand miles of ocean apart. */
const isOnScatteredIslands = (zip: string) => zip === '96898' || zip.startsWith('969');

export const cityKeyOf = (name: string, state: string) => `${searchKey(name)}|${state}`;

/** Returns the middle of some points: the one with the smallest sum of distances to the others, so that a wrong one among them moves nothing. */
export function middleOf(points: readonly Point[]): Point | undefined {
  const sample = points.slice(0, 200);
  const sum = (from: Point) => sample.reduce((total, to) => total + distanceMiles(from, to), 0);
  return sample.map((point) => ({ point, far: sum(point) })).sort((a, b) => a.far - b.far)[0]?.point;
}

const meant = new Map(otherNames.map(([name, place, state]) => [cityKeyOf(name, state), cityKeyOf(place, state)]));

/** Returns towns by name and state, each under the name that it is found by. A state may have several of a name. */
export const placesByKey = (places: readonly PopulatedPlace[]): Map<string, PopulatedPlace[]> =>
  Map.groupBy(places, ({ name, state }) => {
    const key = cityKeyOf(name.replace(/, D\.C\.$/, ''), state);
    return meant.get(key) ?? key;
  });

const nearest = <P extends Point>(points: readonly P[], to: Point): P | undefined =>
  points.toSorted((a, b) => distanceMiles(a, to) - distanceMiles(b, to))[0];

/** Returns the names that the sources agree are towns: an old list also has companies, which had their own ZIP code. */
function townNames({ current, populated }: GazetteerSources): Set<string> {
  return new Set([...current.map(({ city, state }) => cityKeyOf(city, state)), ...placesByKey(populated).keys()]);
}

/** Returns every ZIP code once, current ones first, by the present name of its town. */
function entriesOf(sources: GazetteerSources): ZipEntry[] {
  const isTown = townNames(sources);
  const known = new Set(sources.current.map(({ zip }) => zip));
  const byPrefix = Map.groupBy(sources.current, ({ zip }) => zip.slice(0, 3));
  const newName = new Map(renamed.map(([former, now, state]) => [cityKeyOf(former, state), now]));
  const former = sources.former
    .filter(({ zip, point }) => !known.has(zip) && point !== null)
    .map((entry): ZipEntry => {
      const neighbors = byPrefix.get(entry.zip.slice(0, 3));
      if (!neighbors || isTown.has(cityKeyOf(entry.city, entry.state))) return entry;
      // A company's own ZIP code, or a hamlet's: its mail goes through the largest town around.
      const [town] = [...Map.groupBy(neighbors, ({ city, state }) => cityKeyOf(city, state)).values()].sort(
        (a, b) => b.length - a.length,
      )[0]!;
      return { ...entry, city: town!.city, state: town!.state };
    });
  return [...sources.current, ...former].map((entry) => ({
    ...entry,
    city: newName.get(cityKeyOf(entry.city, entry.state)) ?? entry.city,
  }));
}

/**
 * Returns where each ZIP code is. If GeoNames and the Census Bureau disagree, the point nearer to the town of that name is right; a point that only one
 * source has must be near its town or near the codes that share its first three digits.
 */
export function locatedZips(sources: GazetteerSources): { zips: LocatedZip[]; corrections: Correction[] } {
  const towns = placesByKey(sources.populated);
  const formerPoints = new Map(sources.former.map(({ zip, point }) => [zip, point]));
  const corrections: Correction[] = [];
  const entries = [...new Map(entriesOf(sources).map((entry) => [entry.zip, entry])).values()];
  const middles = new Map(
    [...Map.groupBy(entries, ({ zip }) => zip.slice(0, 3))].map(([prefix, group]) => [
      prefix,
      middleOf(group.flatMap(({ zip, point }) => sources.census.get(zip) ?? point ?? [])),
    ]),
  );
  const measured = new Map(
    [...Map.groupBy(entries, ({ city, state }) => cityKeyOf(city, state))].map(([key, group]) => [
      key,
      middleOf(group.flatMap(({ zip }) => sources.census.get(zip) ?? [])),
    ]),
  );
  const zips = entries.map((entry): LocatedZip => {
    const { zip, city, state } = entry;
    const census = sources.census.get(zip);
    const candidates = [entry.point, formerPoints.get(zip), census].filter((point) => point !== null && point !== undefined);
    const first = candidates[0];
    if (!first) return { zip, city, state, point: null };
    const around = census ?? middleOf(candidates)!;
    const town = nearest(towns.get(cityKeyOf(city, state)) ?? [], around);
    const apart = Math.max(...candidates.map((point) => distanceMiles(point, first)));
    const best = apart <= DISAGREE_MILES ? first : town ? nearest(candidates, town)! : (census ?? first);
    const confirmed = census !== undefined && distanceMiles(best, census) <= DISAGREE_MILES;
    const near = town ?? measured.get(cityKeyOf(city, state));
    const anchor = near ?? middles.get(zip.slice(0, 3));
    const reach = astrayMiles(state) * (near ? 1 : PREFIX_REACH);
    const astray = anchor ? distanceMiles(best, anchor) : 0;
    if (!confirmed && astray > reach && !isOnScatteredIslands(zip)) {
      corrections.push({ zip, city, state, miles: Math.round(astray), done: 'dropped' });
      return { zip, city, state, point: near ? null : anchor! };
    }
    const moved = distanceMiles(best, first);
    if (moved > DISAGREE_MILES) corrections.push({ zip, city, state, miles: Math.round(moved), done: 'moved' });
    return { zip, city, state, point: best };
  });
  return { zips, corrections };
}
