import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import statesUrl from 'us-atlas/states-10m.json?url';
import type { Point } from '#shared/values/geo.ts';
import type { LocalMap } from './local-map.ts';

type States = Topology<{ states: GeometryCollection; nation: GeometryCollection }>;
type Ring = readonly (readonly number[])[];

/** Outlines as SVG paths in miles around a center: `land` is filled, `borders` between states are stroked. */
export type Outlines = { land: string; borders: string };

/** Outlines farther than this from the center aren't visible, in degrees. */
const NEAR_DEGREES = 6;

let states: Promise<States> | undefined;

/** Fetches the US states (us-atlas, 1:10 million) once. */
const loadStates = (): Promise<States> => {
  states ??= fetch(statesUrl)
    .then(async (response) => {
      if (!response.ok) throw new Error(`The map answered ${response.status}.`);
      return (await response.json()) as States;
    })
    .catch((error: unknown) => {
      states = undefined;
      throw error;
    });
  return states;
};

const pathOf = (line: Ring, map: LocalMap): string =>
  line
    .map(([lon = 0, lat = 0], index) => {
      const { x, y } = map.toMiles({ lat, lon });
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');

/** Checks whether an outline comes near the center. A state may also surround it. */
const isAround = (ring: Ring, center: Point): boolean => {
  const lons = ring.map(([lon = 0]) => lon);
  const lats = ring.map(([, lat = 0]) => lat);

  return (
    Math.min(...lons) - NEAR_DEGREES < center.lon &&
    Math.max(...lons) + NEAR_DEGREES > center.lon &&
    Math.min(...lats) - NEAR_DEGREES < center.lat &&
    Math.max(...lats) + NEAR_DEGREES > center.lat
  );
};

/** Draws the land and the borders around a center. */
export const outlinesAround = async (center: Point, map: LocalMap): Promise<Outlines> => {
  const topology = await loadStates();
  const rings = feature(topology, topology.objects.states).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const near = rings.filter(([outer]) => outer && isAround(outer, center));
  const lines = mesh(topology, topology.objects.states, (one, other) => one !== other);
  return {
    land: near.flatMap((polygon) => polygon.map((ring) => `${pathOf(ring, map)}Z`)).join(''),
    borders: lines.coordinates
      .filter((line) => isAround(line, center))
      .map((line) => pathOf(line, map))
      .join(''),
  };
};
