import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchInputSchema } from '#shared/contract/marketplace-views.ts';
import { paths } from '#web/paths.ts';
import { countFilters, isSearch, readSearch, toHomeSearch, toSearchInput, withoutFilters } from './search-address.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));
const names = [
  'query',
  'lat',
  'lon',
  'radius',
  'basket',
  'minPriceCents',
  'maxPriceCents',
  'minRating',
  'attributes',
  'languages',
  'sort',
  'need',
  'page',
];

describe('readSearch', () => {
  it("fills in what an address doesn't say", () => {
    expect(read('query=Boston,+MA')).toEqual({
      query: 'Boston, MA',
      place: null,
      radius: 50,
      basket: 'direct-cremation',
      minPriceCents: null,
      maxPriceCents: null,
      minRating: null,
      attributes: [],
      languages: [],
      sort: 'distance',
      need: null,
      page: 1,
    });
  });

  it('orders by the need unless the address names an order', () => {
    expect(read('query=x&need=planning').sort).toBe('price');
    expect(read('query=x&need=soon').sort).toBe('rating');
    expect(read('query=x&need=now').sort).toBe('distance');
    expect(read('query=x&need=now&sort=price').sort).toBe('price');
    expect(read('query=x&need=tomorrow').need).toBeNull();
  });

  it('ignores a place with only one coordinate', () => {
    expect(read('lat=42.3').place).toBeNull();
    expect(read('lat=42.3&lon=-71').place).toEqual({ lat: 42.3, lon: -71 });
    expect(isSearch(read('lat=42.3'))).toBe(false);
    expect(isSearch(read('lat=42.3&lon=-71'))).toBe(true);
  });

  it('makes a search that the server accepts out of any address', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('', '0', '-1', '1e9', 'NaN', 'Infinity', ' ', 'price', 'now'),
    );
    const address = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 40 });
    fc.assert(
      fc.property(address, (pairs) => {
        const search = readSearch(new URLSearchParams(pairs));
        expect(() => searchInputSchema.parse(toSearchInput(search))).not.toThrow();
        expect(search.page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('toHomeSearch', () => {
  it('is read back as the same search', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer({ min: 0, max: 100 }).map(String),
      fc.constantFrom('price', 'now', 'soon', 'funeral-burial'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 30 }), (pairs) => {
        const search = readSearch(new URLSearchParams(pairs));
        const { page, ...said } = toHomeSearch(search);
        const again = new URLSearchParams(paths.home(said).split('?')[1] ?? '');
        if (page) again.set('page', String(page));
        expect(readSearch(again)).toEqual(search);
      }),
    );
  });

  it('says only what was chosen', () => {
    expect(paths.home(toHomeSearch(read('query=Boston&radius=50&sort=distance&basket=direct-cremation')))).toBe('/?query=Boston');
  });
});

it('counts filters, and clears them but not place, basket, order, and need', () => {
  const search = read(
    'query=x&basket=immediate-burial&sort=price&need=now&minRating=4&minPriceCents=1&maxPriceCents=2&attributes=A&attributes=B&languages=C&page=3',
  );
  expect(countFilters(search)).toBe(5);
  const cleared = withoutFilters(search);
  expect(countFilters(cleared)).toBe(0);
  expect(cleared).toMatchObject({ query: 'x', basket: 'immediate-burial', sort: 'price', need: 'now', page: 1 });
});
