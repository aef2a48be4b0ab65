import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LocationProfile as ProfileView, TemplateView } from '#shared/contract/marketplace-views.ts';
import { imageWidths } from '#shared/model/image.ts';
import { priceRangeOf } from '#shared/model/list-prices.ts';
import { basketPrices } from '#shared/search/index.ts';
import { api, cloud, ok, refused } from '#test/cloud/cloud.ts';
import { homeCalled, launched, notLaunched, world } from '#test/world/world.ts';

const profileOf = (id: string) => ok<ProfileView>('getLocationProfile', { id });
const newest = (list: readonly { time: string }[]) => list.toSorted((a, b) => (a.time < b.time ? 1 : -1)).map(({ time }) => time);

describe("a home's page", () => {
  it.each(launched.filter((_, nth) => nth % 9 === 0).map((home) => [home.name, home] as const))(
    'says of %s what the home says',
    async (_, home) => {
      const view = await profileOf(home.id);
      expect(view).toMatchObject({
        id: home.id,
        name: home.name,
        phone: home.phone,
        website: home.website,
        background: home.background,
        rating: home.rating ?? null,
        reviewCount: home.reviewCount,
        attributes: home.attributes.map(({ attribute }) => attribute),
        languages: home.languages.map(({ language }) => language),
      });
      const { address1, city, stateCode, postalCode, lat, lon } = home.address;
      expect(view.address).toMatchObject({ address1, city, stateCode, postalCode, lat, lon });
      expect(view.images.map(({ id }) => id)).toEqual(home.images.map(({ id }) => id));
      expect(view.reviews.map(({ time }) => time)).toEqual(newest(home.reviews));
      expect(view.priceList?.effectiveOn).toBe(home.priceList?.effectiveOn);
      expect(view.priceList?.lines.map(({ line, minCents, maxCents }) => ({ line, minCents, maxCents }))).toEqual(
        home.priceList?.lines.map((line) => ({ line: line.line, ...priceRangeOf(line) })),
      );
      expect(Object.fromEntries(view.baskets.map(({ basket, price }) => [basket, price]))).toEqual(basketPrices(home));
    },
  );

  it('shows its visible staff and nothing that is not for families', async () => {
    for (const home of launched.slice(0, 5)) {
      const { employees } = await profileOf(home.id);
      const visible = home.employees.filter((each) => each.isVisibleInProfilePage && each.kind === 'staff');
      expect(employees.map(({ id }) => id).toSorted()).toEqual(visible.map(({ id }) => id).toSorted());
      const text = JSON.stringify(employees);
      for (const { email, licenseNumber } of home.employees) {
        expect(text).not.toContain(email);
        if (licenseNumber) expect(text).not.toContain(licenseNumber);
      }
    }
  });

  it('says of a home without a price list that it has none', async () => {
    const without = launched.find(({ priceList }) => !priceList)!;
    const view = await profileOf(without.id);
    expect(view.priceList).toBeNull();
    for (const { price } of view.baskets)
      expect(price).toMatchObject({ priceCents: null, missing: expect.arrayContaining([expect.any(String)]) });
  });

  it('accepts an id in uppercase too', async () => {
    expect((await profileOf(launched[0]!.id.toUpperCase())).id).toBe(launched[0]!.id);
  });

  it('of a home that is not launched looks the same as one that never existed', async () => {
    const { requestId: _one, ...unlaunched } = await refused('getLocationProfile', { id: notLaunched[0]!.id });
    const { requestId: _two, ...unknown } = await refused('getLocationProfile', { id: randomUUID() });
    expect(unlaunched).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each(['1', 'averell', '../../admin', "' OR 1=1", '00000000-0000-0000-0000-000000000000'])(
    'is not found by %j, which is not an id',
    async (id) => {
      const { status, code } = await refused('getLocationProfile', { id });
      expect([
        [400, 'invalid_input'],
        [404, 'not_found'],
      ]).toContainEqual([status, code]);
    },
  );

  it('has pictures in every width', async () => {
    const [image] = (await profileOf(homeCalled('Averell').id)).images;
    for (const width of imageWidths) {
      const response = await fetch(cloud.url + image!.path.replace('{width}', String(width)));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toContain('max-age');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }
  });
});

describe('packages', () => {
  const home = homeCalled('Averell');
  const offered = home.templates.filter(({ isActive }) => isActive).toSorted((a, b) => a.sortOrder - b.sortOrder);

  it("are all of the home's, in brief and in full, in its order", async () => {
    const short = await ok<{ items: { id: string }[] }>('getAllTemplatesByLocation', { locationId: home.id });
    expect(short.items).toEqual(offered.map(({ id, name, description, priceCents }) => ({ id, name, description, priceCents })));
    const whole = await ok<{ items: TemplateView[] }>('getAllTemplates', { locationId: home.id });
    expect(whole.items).toEqual((await profileOf(home.id)).templates);
    expect(whole.items.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
  });

  it('say what is included and what is not', async () => {
    for (const { id, packageServices, notes, priceCents, aLaCartePriceCents } of offered) {
      const view = await ok<TemplateView>('getTemplate', { locationId: home.id, templateId: id });
      const included = (isIncluded: boolean) =>
        packageServices.filter((each) => each.isIncluded === isIncluded).map(({ displayName }) => displayName);
      expect(view).toMatchObject({ notes, priceCents, aLaCartePriceCents, locationName: home.name });
      for (const isIncluded of [true, false])
        expect(view.items.filter((item) => item.isIncluded === isIncluded).map(({ displayName }) => displayName)).toEqual(
          included(isIncluded),
        );
    }
  });

  it('of another home look the same as unknown ones', async () => {
    const other = launched.find(({ id }) => id !== home.id)!;
    for (const locationId of [other.id, randomUUID(), notLaunched[0]!.id])
      expect(await refused('getTemplate', { locationId, templateId: offered[0]!.id })).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    expect(await refused('getAllTemplates', { locationId: notLaunched[0]!.id })).toMatchObject({ status: 404 });
  });
});

describe('the catalog', () => {
  it('answers the questions of each screen, and of all', async () => {
    const { faq } = world.catalog;
    const all = await ok<{ items: { id: string; page: string }[] }>('getAllFaqQuestions');
    expect(all.items.map(({ id }) => id).toSorted()).toEqual(faq.map(({ id }) => id).toSorted());
    for (const page of new Set(faq.map((each) => each.page))) {
      const { items } = await ok<{ items: { id: string; page: string }[] }>('getAllFaqQuestions', { page });
      const expected = faq.filter((each) => each.page === page).toSorted((a, b) => a.sortOrder - b.sortOrder);
      expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
    expect(await ok('getAllFaqQuestions', { page: 'no-such-screen' })).toEqual({ items: [] });
  });

  it('has the pictures of each carousel, and they are there', async () => {
    const { carouselIcons } = world.catalog;
    for (const id of new Set(carouselIcons.map(({ carouselId }) => carouselId))) {
      const { items } = await ok<{ items: { id: string; path: string }[] }>('getAllCarouselIcons', { id });
      expect(items.map((icon) => icon.id).toSorted()).toEqual(
        carouselIcons
          .filter((icon) => icon.carouselId === id)
          .map((icon) => icon.id)
          .toSorted(),
      );
      for (const { path } of items) expect((await fetch(cloud.url + path)).status, path).toBe(200);
    }
    expect(await ok('getAllCarouselIcons', { id: randomUUID() })).toEqual({ items: [] });
  });

  it('has the kinds of services with the services in each', async () => {
    const { items } = await ok<{ items: { id: string; services: { id: string }[] }[] }>('getServiceCategories');
    const { serviceCategories, services } = world.catalog;
    expect(items.map(({ id }) => id).toSorted()).toEqual(serviceCategories.map(({ id }) => id).toSorted());
    for (const category of items)
      expect(category.services.map(({ id }) => id).toSorted()).toEqual(
        services
          .filter(({ serviceCategoryId }) => serviceCategoryId === category.id)
          .map(({ id }) => id)
          .toSorted(),
      );
  });
});

describe('places', () => {
  it('complete a street address', async () => {
    const { items } = await ok<{ items: { kind: string; label: string }[] }>('autocompleteAddress', {
      query: '12 Main St, Boston',
    });
    expect(items[0]).toMatchObject({ kind: 'address', label: expect.stringMatching(/^12 Main/) });
    expect(await ok('autocompleteAddress', { query: '' })).toEqual({ items: [] });
  });

  it('are known by their id, or not at all', async () => {
    expect(await ok('getPlaceDetails', { placeId: 'embedded-two-rivers' })).toMatchObject({
      formattedAddress: '9 Bridge St, Pittsburgh, PA 15222',
    });
    expect(await refused('getPlaceDetails', { placeId: 'nowhere' })).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('a call that does not exist', () => {
  it.each(['/api/public/locations/search/deeper/still', '/api/nothing', '/api/public', '/api/public/templates/none/such'])(
    '%s is a problem like any other',
    async (path) => {
      const { status, headers, body } = await api(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
      expect(body).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
    },
  );
});
