import { describe, expect, it } from 'vitest';
import type { LocationCard, SearchPage, Suggestion } from '#shared/contract/marketplace-views.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { basketPrices } from '#shared/search/index.ts';
import { distanceMiles } from '#shared/values/geo.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { homeCalled, launched, notLaunched } from '#test/world/world.ts';

const search = (input: object) => ok<SearchPage>('searchLocations', { pageSize: 100, ...input });
const idsOf = (homes: readonly { id: string }[]) => homes.map(({ id }) => id);
const inAnyOrder = (homes: readonly { id: string }[]) => idsOf(homes).toSorted();

/** Returns the homes of the sample data around a place, by the plain definition: every distance computed. */
const around = (place: { lat: number; lon: number }, radius: number) =>
  launched.filter(({ address }) => distanceMiles(place, address) <= radius);
const hasAttribute = (wanted: string) => (home: LocationProfile) => home.attributes.some(({ attribute }) => attribute === wanted);
const speaks = (wanted: string) => (home: LocationProfile) => home.languages.some(({ language }) => language === wanted);
const priceOf = (home: LocationProfile) => basketPrices(home)['direct-cremation'].priceCents;

const boston = await search({ query: 'Boston, MA' });
const bostonHomes = around(boston.place!, 50);

describe('a search near a city', () => {
  it('finds the homes around Boston, nearest first', () => {
    expect(boston).toMatchObject({ understoodAs: 'place', place: { label: expect.stringContaining('Boston') } });
    expect(bostonHomes.length).toBeGreaterThanOrEqual(7);
    expect(inAnyOrder(boston.items)).toEqual(inAnyOrder(bostonHomes));
    expect([boston.total, boston.unfilteredTotal]).toEqual([bostonHomes.length, bostonHomes.length]);
    const miles = boston.items.map((item) => item.distanceMiles!);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it('shows about each home what its own page says', () => {
    for (const card of boston.items) {
      const home = launched.find(({ id }) => id === card.id)!;
      expect(card).toMatchObject({
        name: home.name,
        city: home.address.city,
        stateCode: home.address.stateCode,
        rating: home.rating ?? null,
        reviewCount: home.reviewCount,
        packageCount: home.templates.filter(({ isActive }) => isActive).length,
        basket: 'direct-cremation',
        price: basketPrices(home)['direct-cremation'],
        distanceMiles: Math.round(distanceMiles(boston.place!, home.address) * 10) / 10,
      });
    }
  });

  it.each(['boston ma', 'BOSTON, MA', '  Boston,MA ', 'Boston, Massachusetts'])('treats %j as the same place', async (query) => {
    expect(await search({ query })).toEqual(boston);
  });

  it('treats "St. Louis" and "Saint Louis" as one place', async () => {
    const [short, long, bare] = await Promise.all(
      ['St. Louis, MO', 'Saint Louis, MO', 'st louis mo'].map((query) => search({ query })),
    );
    expect(short).toMatchObject({ understoodAs: 'place' });
    expect(short!.total).toBeGreaterThan(0);
    expect(long!.items).toEqual(short!.items);
    expect(bare!.items).toEqual(short!.items);
  });
});

describe('a search by other words', () => {
  it('finds the homes around a ZIP code', async () => {
    const found = await search({ query: '02139', radius: 10 });
    expect(found).toMatchObject({ understoodAs: 'place', place: { label: expect.stringContaining('02139') } });
    expect(inAnyOrder(found.items)).toEqual(inAnyOrder(around(found.place!, 10)));
    expect(found.items[0]?.name).toContain('Averell');
  });

  it.each(['00000', '02139-99999', 'Nowhere at all, ZZ', '!!!', '🙂'])('says that %j is not a place or a home', async (query) => {
    expect(await search({ query })).toMatchObject({
      understoodAs: 'nothing',
      place: null,
      items: [],
      total: 0,
      nextCursor: null,
    });
  });

  it('looks around the place that a mistyped name is closest to, and says so', async () => {
    const found = await search({ query: 'Bostn, MA' });
    expect(found).toEqual({ ...boston, place: { ...boston.place, match: 'spelling' } });
    expect(boston.place).toMatchObject({ match: 'exact' });
  });

  it('offers the closest spelling with homes when the place exists but has none near it', async () => {
    const found = await search({ query: 'Brooklin' });
    expect(found).toMatchObject({ place: { label: 'Brooklin, ME', match: 'exact' }, total: 0 });
    const { total } = await search({ query: 'Brooklyn, NY' });
    expect(total).toBeGreaterThan(0);
    expect(found.closePlace).toEqual({ label: 'Brooklyn, NY', total });
  });

  it('offers nothing else if homes are near, nor outside the state that was typed', async () => {
    const other = await search({ query: 'Boston, NY', radius: 10 });
    expect(other).toMatchObject({ place: { label: 'Boston, NY' }, closePlace: null });
    expect(boston.closePlace).toBeNull();
  });

  it('offers nothing else for coordinates, which have no typos', async () => {
    const { place } = await search({ query: 'Brooklin' });
    expect(await search({ query: 'Brooklin', lat: place!.lat, lon: place!.lon })).toMatchObject({ total: 0, closePlace: null });
  });

  it('looks in the area of a ZIP code that it does not know, and says so', async () => {
    const found = await search({ query: '02198' });
    expect(found).toEqual({ ...boston, place: { ...boston.place, match: 'zip-area' } });
  });

  it('takes a home’s name for a name before it forgives a mistake', async () => {
    const name = homeCalled('Averell').name.split(' ')[0]!;
    expect(await search({ query: name })).toMatchObject({ understoodAs: 'name', place: null });
  });

  it('centers New York on New York', async () => {
    const { place } = await search({ query: 'New York' });
    expect(distanceMiles(place!, { lat: 40.7128, lon: -74.006 })).toBeLessThan(5);
  });

  it('finds a home by its name, whatever its case and marks', async () => {
    for (const query of ['Averell & Daughters', 'averell daughters', 'DAUGHTERS aver']) {
      const found = await search({ query });
      expect(found).toMatchObject({ understoodAs: 'name', place: null });
      expect(found.items[0]).toMatchObject({ id: homeCalled('Averell').id, distanceMiles: null });
    }
  });

  it('returns nothing for an empty text', async () => {
    expect(await search({})).toMatchObject({ understoodAs: 'nothing', items: [] });
  });

  it('finds none at sea, and says where it looked', async () => {
    const found = await search({ lat: 38.5, lon: -45.2 });
    expect(found).toMatchObject({
      understoodAs: 'place',
      place: { lat: 38.5, lon: -45.2 },
      items: [],
      total: 0,
      unfilteredTotal: 0,
    });
  });

  it.each([
    [0, 180],
    [90, 0],
    [-90, -180],
    [0, 0],
  ])('finds none at %d, %d', async (lat, lon) => {
    expect(await search({ lat, lon, radius: 100 })).toMatchObject({ total: 0 });
  });

  it('lets coordinates win over words', async () => {
    const { lat, lon } = boston.place!;
    expect((await search({ query: 'Denver, CO', lat, lon })).items).toEqual(boston.items);
  });

  it('never shows a home that is not launched', async () => {
    expect(notLaunched.length).toBeGreaterThan(0);
    for (const { name, address } of notLaunched) {
      const [byName, byPlace] = await Promise.all([
        search({ query: name }),
        search({ lat: address.lat, lon: address.lon, radius: 100 }),
      ]);
      expect([...byName.items, ...byPlace.items].map((card) => card.name)).not.toContain(name);
    }
  });
});

describe('the radius', () => {
  it.each([0, -1, 1e9, 'NaN', 9, 9.99, 100.01, 101, 'Infinity', '', 'ten'])(
    'of %s is refused, and the field named',
    async (radius) => {
      const problem = await refused('searchLocations', { query: 'Boston, MA', radius });
      expect(problem).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field: 'radius' }] });
    },
  );

  it.each([10, 25, 50, 99.5, 100])('of %d miles finds exactly the homes within', async (radius) => {
    const { items } = await search({ query: 'Boston, MA', radius });
    expect(inAnyOrder(items)).toEqual(inAnyOrder(around(boston.place!, radius)));
  });
});

describe('filters', () => {
  const filtered = (input: object) => search({ query: 'Boston, MA', radius: 100, ...input });
  const all = around(boston.place!, 100);

  it('keep the homes with every attribute and language asked for', async () => {
    const [attribute, language] = ['Family Owned', 'Spanish'];
    const expected = all.filter(hasAttribute(attribute)).filter(speaks(language));
    const found = await filtered({ attributes: [attribute], languages: [language] });
    expect(inAnyOrder(found.items)).toEqual(inAnyOrder(expected));
    expect(found).toMatchObject({ total: expected.length, unfilteredTotal: all.length });
    expect(expected.length).toBeGreaterThan(0);
  });

  it('find none for an attribute that no home has', async () => {
    expect(await filtered({ attributes: ['Pony Rides'] })).toMatchObject({ total: 0, unfilteredTotal: all.length });
  });

  it('keep the homes rated well enough', async () => {
    const { items } = await filtered({ minRating: 4.7 });
    expect(inAnyOrder(items)).toEqual(inAnyOrder(all.filter(({ rating }) => (rating ?? -1) >= 4.7)));
  });

  it('keep the homes whose price is known and in the range', async () => {
    const prices = all
      .map(priceOf)
      .filter((price) => price !== null)
      .toSorted((a, b) => a - b);
    const [minPriceCents, maxPriceCents] = [prices[1]!, prices.at(-2)!];
    const within = (home: LocationProfile) => (priceOf(home) ?? -1) >= minPriceCents && priceOf(home)! <= maxPriceCents;
    const { items } = await filtered({ minPriceCents, maxPriceCents });
    expect(inAnyOrder(items)).toEqual(inAnyOrder(all.filter(within)));
  });

  it('count, for choosing, the homes in the radius before any filter is applied', async () => {
    const { facets } = await filtered({ minRating: 5, languages: ['Spanish'] });
    const count = (lists: string[][]) =>
      Object.fromEntries([...new Set(lists.flat())].map((text) => [text, lists.filter((list) => list.includes(text)).length]));
    expect(facets.attributes).toEqual(count(all.map(({ attributes }) => attributes.map(({ attribute }) => attribute))));
    expect(facets.languages).toEqual(count(all.map(({ languages }) => languages.map(({ language }) => language))));
  });

  it.each([
    ['minPriceCents', -1],
    ['maxPriceCents', 1.5],
    ['minRating', 5.1],
    ['minRating', 'good'],
    ['lat', 91],
    ['lon', -180.5],
    ['basket', 'everything'],
    ['sort', 'name'],
    ['pageSize', 0],
    ['pageSize', 101],
    ['page', 0],
  ])('refuse %s of %s', async (field, value) => {
    const problem = await refused('searchLocations', { query: 'Boston, MA', [field]: value });
    expect(problem).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field }] });
  });
});

describe('the order', () => {
  const sorted = async (sort: string, basket = 'direct-cremation') =>
    (await search({ query: 'Boston, MA', radius: 100, sort, basket })).items;
  /** Nothing known comes last. */
  const rising = (values: (number | null)[]) =>
    values.toSorted((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));

  it.each(['direct-cremation', 'immediate-burial', 'funeral-burial', 'funeral-cremation'] as const)(
    'by price is that of %s',
    async (basket) => {
      const items = await sorted('price', basket);
      const prices = items.map(({ price }) => price.priceCents);
      expect(prices).toEqual(rising(prices));
      for (const card of items) expect(card.price).toEqual(basketPrices(launched.find(({ id }) => id === card.id)!)[basket]);
    },
  );

  it('by rating is best first', async () => {
    const ratings = (await sorted('rating')).map(({ rating }) => (rating === null ? null : -rating));
    expect(ratings).toEqual(rising(ratings));
  });
});

describe('pages of a search', () => {
  const query = { query: 'Boston, MA', radius: 100, sort: 'price' };

  it('have every home once, by cursor and by number alike', async () => {
    const whole = (await search(query)).items;
    const cards: LocationCard[] = [];
    let cursor: string | null = null;
    for (let page = 1; ; page += 1) {
      const byNumber = await search({ ...query, pageSize: 4, page });
      const byCursor: SearchPage = cursor === null ? byNumber : await search({ ...query, pageSize: 4, cursor });
      expect(byCursor.items).toEqual(byNumber.items);
      cards.push(...byCursor.items);
      cursor = byCursor.nextCursor;
      if (cursor === null) break;
    }
    expect(cards).toEqual(whole);
  });

  it('beyond the end are empty', async () => {
    expect(await search({ ...query, page: 10_000 })).toMatchObject({ items: [], nextCursor: null });
  });

  it.each(['bm9uc2Vuc2U', 'o:3', '%00', 'bzotMQ', 'bzo5OTk5OTk5OTk5OTk'])('do not continue from %j', async (cursor) => {
    expect(await refused('searchLocations', { ...query, cursor })).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] });
  });
});

describe('lists', () => {
  it.each(['getLocations', 'listLocations'])('%s has every launched home once, by name', async (name) => {
    const homes: { id: string; name: string }[] = [];
    let cursor: string | null | undefined;
    do {
      const page: { items: { id: string; name: string }[]; nextCursor: string | null } = await ok(name, {
        pageSize: 25,
        ...(cursor ? { cursor } : {}),
      });
      homes.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    const ours = homes.filter(({ id }) => launched.some((home) => home.id === id));
    expect(idsOf(ours)).toEqual(idsOf(launched.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))));
  });
});

describe('suggestions', () => {
  const suggest = async (query: string) => (await ok<{ items: Suggestion[] }>('autocompletePlace', { query })).items;

  it('are cities, ZIP codes and homes', async () => {
    expect((await suggest('Bost'))[0]).toMatchObject({ kind: 'city', label: expect.stringContaining('Boston') });
    expect((await suggest('0213')).map(({ kind }) => kind)).toContain('postal-code');
    expect(await suggest('Averell')).toContainEqual(
      expect.objectContaining({ kind: 'home', locationId: homeCalled('Averell').id }),
    );
  });

  it('lead to the place that they name', async () => {
    const [first] = await suggest('Boston, M');
    const { place } = await search({ query: `${first?.label}` });
    expect(distanceMiles(place!, { lat: first!.lat!, lon: first!.lon! })).toBeLessThan(1);
  });

  it('are none for an empty text, and none that is not launched', async () => {
    expect(await suggest('')).toEqual([]);
    expect((await suggest(notLaunched[0]!.name)).filter(({ kind }) => kind === 'home')).toEqual([]);
  });
});

describe('a query of 1,000 characters', () => {
  it.each(['searchLocations', 'autocompletePlace', 'autocompleteAddress'])('is refused by %s', async (name) => {
    expect(await refused(name, { query: 'x'.repeat(1_000) })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      errors: [{ field: 'query' }],
    });
  });
});
