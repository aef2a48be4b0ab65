import type { Point } from '#shared/values/geo.ts';

/** A map around one point, in miles east and south of it, so that distance rings are true circles (accurate to 1% within 150 miles). */
export type LocalMap = {
  /** Miles east (x) and south (y) of the center. */
  toMiles: (point: Point) => { x: number; y: number };
};

/** The length of a degree on the mean sphere of `shared/values/geo.ts`, in miles. */
const MILES_PER_DEGREE = 69.0934;

/** Makes a map around a center. Longitudes take the short way around, so the Aleutians don't cross the sheet. */
export const localMap = (center: Point): LocalMap => {
  const milesPerDegreeEast = MILES_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180);
  return {
    toMiles: ({ lat, lon }) => {
      const east = ((((lon - center.lon + 180) % 360) + 360) % 360) - 180;
      return { x: east * milesPerDegreeEast, y: (center.lat - lat) * MILES_PER_DEGREE };
    },
  };
};

/** Returns the radii of the rings to draw, in miles: two or three round numbers, the last one being the search radius. */
export const ringMiles = (radius: number): number[] => {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100].filter((step) => step < radius * 0.8 && radius / step <= 5.1);
  const inner = steps.length > 2 ? [steps[0] as number, steps.at(-1) as number] : steps;
  return [...inner, radius];
};
