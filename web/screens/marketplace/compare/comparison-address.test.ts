import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketKeys } from '#shared/pricing/basket.ts';
import { paths } from '#web/paths.ts';
import { needKeys } from '../need.ts';
import { readComparison, toComparison } from './comparison-address.ts';

const id = (last: number) => `0198a000-0000-7000-8000-00000000000${last}`;
const read = (query: string) => readComparison(new URLSearchParams(query));

describe('the address of a comparison', () => {
  it('names the homes and the basket in plain letters', () => {
    const address = { ids: [id(1), id(2)], basket: 'funeral-burial', near: null, need: null } as const;
    expect(paths.compare(toComparison({ ...address, ids: [...address.ids] }))).toBe(
      `/compare?homes=${id(1)},${id(2)}&basket=funeral-burial`,
    );
    expect(paths.compare(toComparison({ ...address, ids: [id(1)], need: 'now' }))).toBe(
      `/compare?homes=${id(1)}&basket=funeral-burial&need=now`,
    );
  });

  it('is read back as it was written', () => {
    const near = fc.record({
      label: fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() === text),
      lat: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
      lon: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
    });
    const address = fc.record({
      ids: fc.uniqueArray(fc.nat(9).map(id), { maxLength: 4 }),
      basket: fc.constantFrom(...basketKeys),
      near: fc.option(near),
      need: fc.option(fc.constantFrom(...needKeys)),
    });
    fc.assert(
      fc.property(address, (given) => {
        const { search } = new URL(paths.compare(toComparison(given)), 'https://yarrow.example');
        expect(readComparison(new URLSearchParams(search))).toEqual({ ...given, malformed: 0, surplus: 0 });
      }),
      { seed: 5 },
    );
  });

  it('is read whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), fc.string(), (homes, basket, lat, near) => {
        const { ids } = readComparison(new URLSearchParams({ homes, basket, lat, lon: lat, near }));
        expect(ids.length).toBeLessThanOrEqual(4);
      }),
      { seed: 6 },
    );
  });

  it('counts what had to be left out', () => {
    expect(read(`homes=${[1, 2, 3, 4, 5, 6].map(id).join(',')}`)).toMatchObject({ ids: [1, 2, 3, 4].map(id), surplus: 2 });
    expect(read(`homes=${id(1)},averell,,${id(1).toUpperCase()},averell,12`)).toMatchObject({ ids: [id(1)], malformed: 2 });
    expect(read(`homes=${id(1)}&homes=${id(2)}`).ids).toEqual([id(1), id(2)]);
    expect(read('basket=feast')).toEqual({
      ids: [],
      basket: 'direct-cremation',
      near: null,
      need: null,
      malformed: 0,
      surplus: 0,
    });
  });

  it('uses a place only if it is complete', () => {
    expect(read('near=Boston, MA&lat=42.36&lon=-71.06').near).toEqual({ label: 'Boston, MA', lat: 42.36, lon: -71.06 });
    for (const query of ['near=Boston&lat=42', 'lat=42&lon=-71', 'near=Boston&lat=142&lon=-71', 'near=Boston&lat=&lon=']) {
      expect(read(query).near).toBeNull();
    }
  });
});
