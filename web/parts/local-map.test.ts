import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from '#shared/values/geo.ts';
import { localMap, ringMiles } from './local-map.ts';
import { placeLabels } from './map-layout.ts';
import { towns } from './towns.ts';

describe('localMap', () => {
  it('keeps distances within 2% inside 100 miles, everywhere in the 50 states', () => {
    const places = fc.record({
      lat: fc.double({ min: 18, max: 66, noNaN: true }),
      lon: fc.double({ min: -179.9, max: -65, noNaN: true }),
    });
    const offsets = fc.record({
      lat: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      lon: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
    });
    fc.assert(
      fc.property(places, offsets, (center, offset) => {
        const point = { lat: center.lat + offset.lat, lon: center.lon + offset.lon };
        const { x, y } = localMap(center).toMiles(point);
        const real = distanceMiles(center, point);
        expect(Math.abs(Math.hypot(x, y) - real)).toBeLessThanOrEqual(0.02 * real + 0.01);
      }),
    );
  });

  it('takes the short way over the date line', () => {
    const { x } = localMap({ lat: 52, lon: -179.5 }).toMiles({ lat: 52, lon: 179.5 });
    expect(x).toBeCloseTo(-42.5, 0);
  });
});

describe('ringMiles', () => {
  it.each([
    [10, [2, 5, 10]],
    [25, [5, 10, 25]],
    [50, [10, 25, 50]],
    [100, [20, 50, 100]],
  ])('draws round numbers inside %i miles', (radius, rings) => {
    expect(ringMiles(radius)).toEqual(rings);
  });
});

describe('placeLabels', () => {
  it('keeps labels apart from each other and from what is taken, and inside the sheet', () => {
    const wish = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
      width: fc.integer({ min: 10, max: 90 }),
      height: fc.constant(16),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        const taken = [{ left: 100, top: 100, right: 160, bottom: 130 }];
        const boxes = placeLabels(wishes, { width: 400, height: 300, taken }).filter((box) => box !== null);
        const all = [...boxes, ...taken];
        for (const [index, box] of boxes.entries()) {
          expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 300).toBe(true);
          for (const other of all.slice(index + 1)) {
            expect(box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom).toBe(
              false,
            );
          }
        }
      }),
    );
  });

  it('gives the first wish its first choice', () => {
    expect(placeLabels([{ x: 50, y: 50, width: 20, height: 10 }], { width: 200, height: 100 })).toEqual([
      { left: 56, right: 76, top: 45, bottom: 55 },
    ]);
  });
});

it('only names towns in the United States', () => {
  expect(towns.length).toBeGreaterThan(600);
  for (const { name, lat, lon } of towns) {
    expect(name).not.toBe('');
    expect(lat > 17 && lat < 72 && lon > -180 && lon < -65).toBe(true);
  }
});
