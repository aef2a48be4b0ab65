import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, distanceMiles, EARTH_RADIUS_MILES, geohash } from './geo.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const boston = { lat: 42.3601, lon: -71.0589 };

describe('distanceMiles', () => {
  it('knows published distances', () => {
    expect(distanceMiles(boston, { lat: 40.7128, lon: -74.006 })).toBeCloseTo(190.2, 0);
    expect(distanceMiles({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * EARTH_RADIUS_MILES, 3);
    expect(distanceMiles(boston, boston)).toBe(0);
  });

  it('is a metric', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 6);
        expect(distanceMiles(a, c)).toBeLessThanOrEqual(distanceMiles(a, b) + distanceMiles(b, c) + 0.001);
      }),
    );
  });
});

describe('geohash', () => {
  it('encodes as published', () => {
    expect(geohash({ lat: 57.64911, lon: 10.40744 }, 11)).toBe('u4pruydqqvj');
    expect(geohash({ lat: 42.6, lon: -5.6 }, 5)).toBe('ezs42');
  });

  it('refines: a longer hash begins with the shorter one', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 1, max: 11 }), (at, precision) => {
        expect(geohash(at, 12).startsWith(geohash(at, precision))).toBe(true);
      }),
    );
  });

  it('refuses invalid places', () => {
    expect(() => geohash({ lat: 91, lon: 0 }, 5)).toThrow(RangeError);
    expect(() => geohash({ lat: Number.NaN, lon: 0 }, 5)).toThrow(RangeError);
    expect(() => geohash(boston, 0)).toThrow(RangeError);
  });
});

describe('boxAround', () => {
  it('contains every point of the circle', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 500 }), (center, other, radius) => {
        fc.pre(distanceMiles(center, other) <= radius * 0.999);
        const box = boxAround(center, radius);
        const inside = [other.lon - 360, other.lon, other.lon + 360].some((lon) => lon >= box.west && lon <= box.east);
        expect(other.lat >= box.south && other.lat <= box.north && inside).toBe(true);
      }),
      {
        examples: [
          [boston, { lat: 42.36, lon: -70.5 }, 50],
          [{ lat: 89.9, lon: 0 }, { lat: 89.9, lon: 180 }, 50],
          [{ lat: 51, lon: 179.9 }, { lat: 51, lon: -179.9 }, 20],
        ],
      },
    );
  });
});
