import type { Point } from '#shared/values/geo.ts';

/** A map around one point: miles east and south of it, so that distance rings are true circles (good to 1 % within 150 miles). */
export type LocalMap = {
  /** Miles east (x) and south (y) of the centre. */
  toMiles: (point: Point) => { x: number; y: number };
};

/** Length of a degree on the mean sphere of `shared/values/geo.ts`, miles. */
const MILES_PER_DEGREE = 69.0934;

/** Lays a map around a centre. Longitudes are taken the short way round, so the Aleutians do not cross the sheet. */
export const localMap = (centre: Point): LocalMap => {
  const milesPerDegreeEast = MILES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
  return {
    toMiles: ({ lat, lon }) => {
      const east = ((((lon - centre.lon + 180) % 360) + 360) % 360) - 180;
      return { x: east * milesPerDegreeEast, y: (centre.lat - lat) * MILES_PER_DEGREE };
    },
  };
};

/** Radii of the rings to draw, miles: two or three round numbers, the last being the radius searched. */
export const ringMiles = (radius: number): number[] => {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100].filter((step) => step < radius * 0.8 && radius / step <= 5.1);
  const inner = steps.length > 2 ? [steps[0] as number, steps.at(-1) as number] : steps;
  return [...inner, radius];
};
