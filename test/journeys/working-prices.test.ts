import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readLocationItems } from '#functions/table/location-item.ts';
import { versionItems } from '#functions/table/price-list-version.ts';
import type { PricingPlanSummary, StaffService, SummaryService } from '#shared/contract/pricing-views.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { colleague, overviewsAt, priceDesk, rowOf, rowsOf, saveRows } from './parts/price-desk.ts';

const desk = await priceDesk();
const { displayServices, services } = world.catalog;
const servicesOf = async (input: object = {}) => (await ok<{ items: StaffService[] }>('getServices', input, desk.admin)).items;
/** Returns an id that sorts by its time, as the product makes them. */
const uuidv7At = (instant: string) => {
  const time = Date.parse(instant).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};
const serviceCalled = (name: string) => services.find((each) => each.name === name)?.id as string;

describe('the catalog’s services', () => {
  it('come by name or by category, whole or of one category, with the requested texts', async () => {
    const plain = await servicesOf();
    expect(plain.map(({ name }) => name)).toEqual(plain.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
    expect(plain).toHaveLength(services.length);
    expect(Object.keys(plain[0] ?? {})).not.toEqual(expect.arrayContaining(['displayText', 'gplText']));
    expect((await servicesOf({ sortByCategories: true })).map(({ id }) => id)).toEqual(services.map(({ id }) => id));
    const [{ serviceCategoryId: categoryId } = { serviceCategoryId: '' }] = services;
    expect((await servicesOf({ categoryId })).every((each) => each.serviceCategoryId === categoryId)).toBe(true);
    const [texts] = await servicesOf({
      categoryId,
      includeDisplayTexts: true,
      includeDetailTexts: true,
      includeFeatureTexts: true,
    });
    expect(texts).toMatchObject({ displayText: texts?.name, detailText: texts?.description, featureText: '' });
  });

  it('read as the list and a contract will name them, in the home’s own words', async () => {
    const { row } = await rowOf(desk, 'Transport', 'Further miles');
    const words = { name: 'Each mile beyond', note: 'One way', includedUnits: 30, priceCents: 450 };
    await saveRows([{ ...row, ...words }], desk.admin);
    const found = (await servicesOf({ runGPLTextLogic: true, runContractTextLogic: true })).find(({ id }) => id === row.id);
    expect(found).toMatchObject({
      gplText: 'Each mile beyond. Charged per mile. Includes 30 miles. One way.',
      contractText: 'Each mile beyond. Each mile beyond the distance that is included. One way.',
    });
    const bare = await priceDesk({ isBare: true });
    const { items } = await ok<{ items: StaffService[] }>('getServices', { runGPLTextLogic: true }, bare.admin);
    expect(items.every(({ gplText }) => gplText === null)).toBe(true);
  });

  it('tell which identifiers price a display service', async () => {
    const service = displayServices.find(({ mappings }) => mappings.some(({ quantity }) => quantity !== undefined));
    const { items } = await ok<{ items: { identifier: string; question: string | null }[] }>(
      'getPricingIdentifiers',
      { id: service?.id },
      desk.admin,
    );
    const rules = JSON.stringify(service?.mappings);
    expect(items.length).toBeGreaterThan(0);
    for (const { identifier, question } of items)
      expect([rules.includes(`"${identifier}"`), Boolean(question)]).toEqual([true, true]);
    expect(await refused('getPricingIdentifiers', { id: randomUUID() }, desk.admin)).toMatchObject({ status: 404 });
  });
});

describe('working prices', () => {
  it('price services, items, and whole plans before families see them', async () => {
    const { row } = await rowOf(desk, 'Visiting and ceremonies', 'Visiting hours');
    const before = await ok<{ priced: PricedPlan }>('calculateWorkingDisplayServicesLogic', { plan: {} }, desk.admin);
    await saveRows([{ ...row, priceCents: 77_700 }], desk.admin);
    expect(await ok('getServicePrice', { serviceId: row.id, quantity: 2.5 }, desk.admin)).toMatchObject({
      unitCents: 77_700,
      quantity: 3,
      amountCents: 233_100,
    });
    const visiting = displayServices.find(({ mappings }) => mappings.some(({ serviceId }) => serviceId === row.id));
    const input = { displayServiceId: visiting?.id, plan: {} };
    const one = await ok<DisplayService>('calculateWorkingDisplayServiceLogic', input, desk.admin);
    expect(one.mappings.find(({ serviceId }) => serviceId === row.id)?.priceCents).toBe(77_700);
    expect(await ok('calculateDisplayServicePrice', input, desk.admin)).toMatchObject({
      priceCents: one.priceCents,
      unpriced: [],
    });
    const all = await ok<{ displayServices: DisplayService[]; priced: PricedPlan }>(
      'calculateWorkingDisplayServicesLogic',
      { plan: {} },
      desk.admin,
    );
    const mappedService = all.displayServices.find(({ mappings }) => mappings.length > 0);
    const alone = { displayServiceId: mappedService?.id, plan: {} };
    expect(await ok('calculateWorkingDisplayServiceLogic', alone, desk.admin)).toEqual(mappedService);
    expect(all.priced.totalCents).toBe(before.priced.totalCents);
  });

  it('name the parts of a display service that have no price, and count nothing for them', async () => {
    const bare = await priceDesk({ isBare: true });
    const visiting = displayServices.find(({ mappings }) => mappings.some(({ logic }) => logic === undefined));
    const answer = await ok<{ priceCents: number; unpriced: { name: string }[] }>(
      'calculateDisplayServicePrice',
      { displayServiceId: visiting?.id, plan: {} },
      bare.admin,
    );
    expect([answer.priceCents, answer.unpriced.length > 0]).toEqual([0, true]);
    expect(await ok('getServicePrice', { serviceId: serviceCalled('Embalming') }, bare.admin)).toMatchObject({
      unitCents: null,
      amountCents: null,
    });
  });

  it('show an item at its working price, and none that is no longer offered', async () => {
    const { row } = (await rowsOf(desk, 'Urns')).find((view) => view.row.isOffered)!;
    const [sold] = (await readLocationItems(openCloudTable(), desk.locationId)).filter(({ itemId }) => itemId === row.id);
    await saveRows([{ ...row, isOffered: true, priceCents: 45_600 }], desk.admin);
    const read = async () =>
      (
        await ok<{ items: DisplayService[] }>(
          'getWorkingDisplayServiceFromLocationItem',
          { locationItemIds: [sold?.id, randomUUID()] },
          desk.admin,
        )
      ).items.map(({ priceCents }) => priceCents);
    expect(await read()).toEqual([45_600]);
    await saveRows([{ ...row, version: 1, isOffered: false, priceCents: 45_600 }], desk.admin);
    expect(await read()).toEqual([]);
  });

  it('are a 404 for a service or category that the catalog does not have', async () => {
    const id = randomUUID();
    for (const [call, input] of [
      ['getServicePrice', { serviceId: id }],
      ['calculateDisplayServicePrice', { displayServiceId: id, plan: {} }],
      ['calculateWorkingDisplayServiceLogic', { displayServiceId: id, plan: {} }],
      ['getServiceCategoryPrices', { id }],
      ['getPricingPlan', { id }],
      ['getPricingPlan', { id: (await priceDesk()).locationId }],
    ] as const)
      expect(await refused(call, input, desk.admin), call).toMatchObject({ status: 404 });
    expect(await refused('getServicePrice', { serviceId: serviceCalled('Embalming'), quantity: -1 }, desk.admin)).toMatchObject({
      status: 400,
    });
  });
});

describe('sets of prices', () => {
  it('are the working one under the home’s id, whole with every row', async () => {
    const { items } = await ok<{ items: PricingPlanSummary[] }>('listPricingPlans', {}, await colleague(desk, 'view-only'));
    expect(items[0]).toMatchObject({ id: desk.locationId, kind: 'working', isInForce: false });
    // Other tests publish services meanwhile, and a warm Lambda answers from the release that it knows.
    const { plan, summaries } = await waitUntil('answers of one release', async () => {
      const rows = await ok<{ rows: PriceRow[] }>('getPricingPlan', { id: desk.locationId }, desk.admin);
      const { items: services } = await ok<{ items: SummaryService[] }>('getAllSummaryServices', {}, desk.admin);
      const total = (await overviewsAt(desk)).reduce((sum, each) => sum + each.total, 0);
      return rows.rows.length === services.length && services.length === total ? { plan: rows, summaries: services } : null;
    });
    for (const { kind, id } of summaries.slice(0, 5)) expect(plan.rows.find((row) => row.id === id)?.kind).toBe(kind);
  });

  it('are the published versions behind it, latest first; only rows of the one in force', async () => {
    const home = await priceDesk();
    const publish = async (publishedOn: string) => {
      const id = uuidv7At(publishedOn);
      const version = {
        id,
        providerLocationId: home.locationId,
        effectiveOn: publishedOn.slice(0, 10),
        publishedOn,
        publishedBy: 'Joan Averell',
        papers: [],
        retentionYears: 1,
      };
      await openCloudTable().putAll(versionItems(version, {} as GeneralPriceList).slice(0, 1));
      return id;
    };
    const first = await publish('2026-01-02T15:00:00.000Z');
    const second = await publish('2026-05-02T15:00:00.000Z');
    const { items } = await ok<{ items: PricingPlanSummary[] }>('listPricingPlans', {}, home.admin);
    expect(items.map(({ id, isInForce, effectiveOn }) => [id, isInForce, effectiveOn])).toEqual([
      [home.locationId, false, null],
      [second, true, '2026-05-02'],
      [first, false, '2026-01-02'],
    ]);
    const rowsOfPlan = async (id: string) => (await ok<{ rows: PriceRow[] | null }>('getPricingPlan', { id }, home.admin)).rows;
    expect(await rowsOfPlan(first)).toBeNull();
    expect(await rowsOfPlan(second)).toEqual(await rowsOfPlan(home.locationId));
    expect(await refused('getPricingPlan', { id: second }, desk.admin)).toMatchObject({ status: 404 });
  });
});
