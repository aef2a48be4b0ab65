// Places on the earth: degrees (WGS 84), miles, geohashes.

/** Mean radius of the earth in international miles (6371.0088 km, IUGG). */
export const EARTH_RADIUS_MILES = 3958.7613;

/** Degrees north and east. */
export type Point = { lat: number; lon: number };

const RADIANS = Math.PI / 180;

/** Returns the great-circle distance in miles (haversine), within 0.5% of a survey, which doesn't matter for a radius in miles. */
export function distanceMiles(from: Point, to: Point): number {
  const sinLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const sinLon = Math.sin(((to.lon - from.lon) * RADIANS) / 2);
  const chord = sinLat * sinLat + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';

/** Returns the geohash of a point with `precision` characters (1 to 12; 5 is about 3 x 3 miles). Throws a RangeError outside the earth. */
export function geohash({ lat, lon }: Point, precision: number): string {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) throw new RangeError('not a place on the earth');
  if (!(precision >= 1 && precision <= 12)) throw new RangeError('a geohash has 1 to 12 characters');
  const ranges = { lon: [-180, 180], lat: [-90, 90] } as Record<'lon' | 'lat', [number, number]>;
  let hash = '';
  for (let bit = 0, symbol = 0; hash.length < precision; bit++) {
    const [axis, value] = bit % 2 === 0 ? (['lon', lon] as const) : (['lat', lat] as const);
    const range = ranges[axis];
    const middle = (range[0] + range[1]) / 2;
    const upper = value >= middle;
    range[upper ? 0 : 1] = middle;
    symbol = symbol * 2 + (upper ? 1 : 0);
    if (bit % 5 === 4) {
      hash += ALPHABET[symbol];
      symbol = 0;
    }
  }
  return hash;
}

/** Returns the smallest box of degrees that contains a circle. Longitudes may pass +-180 (the caller wraps), and cover everything near a pole. */
export function boxAround(
  { lat, lon }: Point,
  radiusMiles: number,
): { south: number; north: number; west: number; east: number } {
  const angle = radiusMiles / EARTH_RADIUS_MILES;
  const south = lat - angle / RADIANS;
  const north = lat + angle / RADIANS;
  if (south <= -90 || north >= 90) return { south: Math.max(-90, south), north: Math.min(90, north), west: -180, east: 180 };
  const widest = Math.asin(Math.sin(angle) / Math.cos(lat * RADIANS)) / RADIANS;
  return { south, north, west: lon - widest, east: lon + widest };
}
