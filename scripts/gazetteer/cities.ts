// Decides where each city is, and which other places a family may search for.
import { distanceMiles } from '#shared/values/geo.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import { namedAreas } from './known-names.ts';
import type { Point, PopulatedPlace } from './sources.ts';
import { astrayMiles, cityKeyOf, type LocatedZip, middleOf, placesByKey } from './zip-points.ts';

/** A city with its center. `people` is 0 if nobody counted them; `zips` orders those. */
export type City = Point & { key: string; name: string; state: StateCode; people: number; zips: number };

/** Fewest people of a place that isn't a postal city, for it to be found by its name. */
const FEWEST_PEOPLE = 5_000;

/** Returns the points of one town. A point that two towns share is the middle of their county: all that is known about PO boxes. */
function ownPoints(zips: readonly LocatedZip[]): (zip: LocatedZip) => Point[] {
  const at = ({ lat, lon }: Point) => `${lat},${lon}`;
  const placed = zips.filter(({ point }) => point !== null);
  const towns = new Map(
    [...Map.groupBy(placed, ({ point }) => at(point!))].map(([key, group]) => [
      key,
      new Set(group.map(({ city, state }) => cityKeyOf(city, state))).size,
    ]),
  );
  return ({ point }) => (point && towns.get(at(point)) === 1 ? [point] : []);
}

/** Returns the town of this name that these ZIP codes belong to; nothing if it is another one of the same name, farther away. */
function townAmong(named: readonly PopulatedPlace[], points: readonly Point[], state: string): PopulatedPlace | undefined {
  const middle = middleOf(points);
  if (!middle) return named.toSorted((a, b) => b.population - a.population)[0];
  const far = (town: Point) => Math.min(...points.map((point) => distanceMiles(point, town)));
  return named
    .filter((town) => far(town) <= astrayMiles(state))
    .toSorted((a, b) => distanceMiles(a, middle) - distanceMiles(b, middle))[0];
}

/**
 * Returns every postal city and every larger place that isn't one. A city's center is where GeoNames has the town; else the middle of the ZIP codes that
 * are its own, by the sum of distances, which a few wrong ones don't move.
 */
export function citiesOf(zips: readonly LocatedZip[], populated: readonly PopulatedPlace[]): City[] {
  const towns = placesByKey([...populated, ...namedAreas]);
  const pointsOf = ownPoints(zips);
  const postal = [...Map.groupBy(zips, ({ city, state }) => cityKeyOf(city, state))].flatMap(([key, group]): City[] => {
    const [{ city: name, state }] = group as [LocatedZip];
    const own = group.flatMap(pointsOf);
    const points = own.length > 0 ? own : group.flatMap(({ point }) => point ?? []);
    const town = townAmong(towns.get(key) ?? [], points, state);
    const center = town ?? middleOf(points);
    return center
      ? [{ key, name, state, lat: center.lat, lon: center.lon, people: town?.population ?? 0, zips: group.length }]
      : [];
  });
  const isPostal = new Set(postal.map(({ key }) => key));
  const others = [...towns]
    .filter(([key]) => !isPostal.has(key))
    .flatMap(([key, named]): City[] => {
      const [largest] = named.toSorted((a, b) => b.population - a.population);
      const isNamed = namedAreas.some((area) => cityKeyOf(area.name, area.state) === key);
      if (!largest || (largest.population < FEWEST_PEOPLE && !isNamed)) return [];
      const { name, state, lat, lon, population } = largest;
      return [{ key, name, state, lat, lon, people: population, zips: 0 }];
    });
  return [...postal, ...others];
}
