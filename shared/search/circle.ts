import { EARTH_RADIUS_MILES } from '#shared/values/geo.ts';
import type { SearchIndex } from './index-cards.ts';
import { cellDegrees, columnOf, gridColumns, rowOf, unitVector } from './index-cards.ts';

/** Where to search: degrees, and miles along the great circle. */
export type Surroundings = { lat: number; lon: number; radiusMiles: number };

/** A circle on the unit sphere: its center, and the square of the chord from there to its edge. */
export type Circle = { x: number; y: number; z: number; farthest: number };

/** Returns the square of the chord for an arc of this many miles on the unit sphere. */
const squaredChord = (miles: number) => (2 * Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2)) ** 2;
export const milesOfChord = (squared: number) => 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

export function circleOf({ lat, lon, radiusMiles }: Surroundings): Circle {
  const [x, y, z] = unitVector(lat, lon);
  return { x, y, z, farthest: squaredChord(radiusMiles) };
}

/** Returns the square of the chord from a point of the index to the circle's center. Up to `farthest`, the point is inside. */
export function squaredDistance(points: Float64Array, at: number, { x, y, z }: Circle): number {
  const dx = points[3 * at]! - x;
  const dy = points[3 * at + 1]! - y;
  const dz = points[3 * at + 2]! - z;
  return dx * dx + dy * dy + dz * dz;
}

/** Returns how many degrees of longitude a circle of `degrees` around `lat` spans to each side; all of them if it contains a pole. */
function longitudeSpan(lat: number, degrees: number): number {
  const ratio = Math.sin((degrees * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  return Math.abs(lat) + degrees >= 90 || ratio >= 1 ? 180 : (Math.asin(ratio) * 180) / Math.PI;
}

/** Returns the first and last column of the cells that the circle may touch, in pairs; crossing the 180th meridian gives two pairs. */
function columnRanges(lat: number, lon: number, degrees: number): number[] {
  const span = longitudeSpan(lat, degrees);
  if (span >= 180 - cellDegrees) return [0, gridColumns - 1];
  const west = lon - span;
  const east = lon + span;
  if (west < -180) return [columnOf(west + 360), gridColumns - 1, 0, columnOf(east)];
  if (east >= 180) return [columnOf(west), gridColumns - 1, 0, columnOf(east - 360)];
  return [columnOf(west), columnOf(east)];
}

/** Returns the contiguous runs of points whose cells the circle may touch, `[from, to, from, to, ...]`, without each `to`. */
export function runsOf({ cellStart }: SearchIndex, { lat, lon, radiusMiles }: Surroundings): number[] {
  const degrees = Math.min((radiusMiles / EARTH_RADIUS_MILES) * (180 / Math.PI), 180);
  const ranges = columnRanges(lat, lon, degrees);
  const runs: number[] = [];
  const northmost = rowOf(lat + degrees);
  for (let row = rowOf(lat - degrees); row <= northmost; row += 1) {
    for (let range = 0; range < ranges.length; range += 2) {
      const from = cellStart[row * gridColumns + ranges[range]!]!;
      const to = cellStart[row * gridColumns + ranges[range + 1]! + 1]!;
      if (from < to) runs.push(from, to);
    }
  }
  return runs;
}
