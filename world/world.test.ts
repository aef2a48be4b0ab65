import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountSchema } from '#shared/model/account.ts';
import { carouselIconSchema } from '#shared/model/carousel-icon.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { sampleMerchandise } from '#shared/model/enumerations/merchandise.ts';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { faqPages } from '#shared/model/faq-pages.ts';
import { faqQuestionSchema } from '#shared/model/faq-question.ts';
import { lowestCents } from '#shared/model/list-prices.ts';
import { locationProfileSchema } from '#shared/model/location.ts';
import {
  locationItemSchema,
  merchandiseAttributeSchema,
  merchandiseCategorySchema,
  merchandiseItemSchema,
  quickFilterSchema,
  vendorSchema,
} from '#shared/model/merchandise.ts';
import { optionsOf } from '#shared/model/option-lists.ts';
import { preferenceGroupSchema } from '#shared/model/preference-group.ts';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { serviceCategorySchema, servicePriceSchema, serviceSchema } from '#shared/model/service.ts';
import { steps } from '#shared/planner/steps.ts';
import { cardOf, searchCardSchema } from '#shared/search/index.ts';
import { distanceMiles } from '#shared/values/geo.ts';
import { isGuid } from '#shared/values/ids.ts';
import { accounts } from './accounts.ts';
import { homes as written } from './data/homes.ts';
import { generateWorld } from './generate.ts';
import { generateHomes } from './generate-homes.ts';

const world = generateWorld();
const profiles = world.homes.map(({ profile }) => profile);
const launched = profiles.filter(({ isActive }) => isActive);
const boston = { lat: 42.3601, lon: -71.0589 };
const factsOf = (name: string) => written.find((home) => home.name === name);

/** Returns GUIDs anywhere in a value that are called `id` (options of questions are told apart by words). */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' && isGuid(inner) ? [inner] : idsIn(inner)));
}

describe('the homes of the sample data', () => {
  it('are valid for the model', () => {
    for (const { profile, items, servicePrices } of world.homes) {
      expect(locationProfileSchema.parse(profile), profile.name).toEqual(profile);
      for (const item of items) expect(locationItemSchema.parse(item)).toEqual(item);
      for (const price of servicePrices) expect(servicePriceSchema.parse(price)).toEqual(price);
    }
  });

  it('are 60 or more in 20 states or more, 7 or more of them within 50 miles of Boston', () => {
    expect(profiles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(profiles.map(({ address }) => address.stateCode)).size).toBeGreaterThanOrEqual(20);
    const near = launched.filter(({ address }) => distanceMiles(boston, address) <= 50);
    expect(near.length).toBeGreaterThanOrEqual(7);
  });

  it('satisfy the launch rules if they are launched', () => {
    expect(launched.length).toBeGreaterThanOrEqual(60);
    expect(profiles.length - launched.length).toBeGreaterThanOrEqual(2);
    for (const home of launched) {
      expect(home.background.length, home.name).toBeGreaterThanOrEqual(100);
      expect(home.employees.length, home.name).toBeGreaterThanOrEqual(1);
      expect(home.images.length, home.name).toBeGreaterThanOrEqual(1);
      expect(home.templates.length, home.name).toBeGreaterThanOrEqual(3);
      expect(home.templates.length, home.name).toBeLessThanOrEqual(6);
      expect(home.website, home.name).toMatch(/^https:/);
      expect(home.attributes.length, home.name).toBeGreaterThanOrEqual(1);
      expect(home.languages.length, home.name).toBeGreaterThanOrEqual(1);
      expect(home.email && home.phone && home.licenseNumber, home.name).toBeTruthy();
    }
  });

  it('have exactly one cover, one logo, and one picture for the search, and one owner', () => {
    for (const { name, images, employees } of profiles) {
      expect(images.filter(({ isCover }) => isCover).length, name).toBe(1);
      expect(images.filter(({ isLogo }) => isLogo).length, name).toBe(1);
      expect(images.filter(({ isDefault }) => isDefault).length, name).toBe(1);
      expect(employees.filter(({ access }) => access === 'owner').length, name).toBe(1);
    }
  });

  it('show different houses near each other', () => {
    const near = launched.filter(({ address }) => distanceMiles(boston, address) <= 30);
    const covers = near.map(({ images }) => images.find(({ isCover }) => isCover)?.path);
    expect(new Set(covers).size).toBe(near.length);
  });

  it('price every line except for those that a home says it lacks', () => {
    for (const { name, priceList } of profiles) {
      const { quirk, lacks = [] } = factsOf(name) ?? {};
      const offered = quirk === 'no-price-list' ? undefined : gplLine.values.filter((line) => !lacks.includes(line));
      expect(
        priceList?.lines.map(({ line }) => line),
        name,
      ).toEqual(offered);
    }
    const lacking = profiles.filter(({ priceList }) => (priceList?.lines.length ?? 0) < gplLine.values.length);
    expect(lacking.length).toBeGreaterThanOrEqual(5);
    expect(lacking.length).toBeLessThan(profiles.length / 3);
  });

  it('price things in proportion: direct cremation $895 to $4,500, burial above it, ranges low to high', () => {
    for (const { name, priceList } of profiles) {
      const cremation = priceList && lowestCents(priceList, 'direct-cremation');
      if (!priceList || cremation === undefined) continue;
      expect(cremation, name).toBeGreaterThanOrEqual(89_500);
      expect(cremation, name).toBeLessThanOrEqual(450_000);
      expect(lowestCents(priceList, 'immediate-burial') as number, name).toBeGreaterThan(cremation);
      // A home may sell only one vault.
      for (const line of priceList.lines)
        if (line.minCents !== undefined) expect(line.maxCents as number).toBeGreaterThanOrEqual(line.minCents);
    }
  });

  it('spread around the national medians', () => {
    const of = (line: 'basic-services' | 'embalming' | 'hearse') => {
      const prices = profiles
        .flatMap(({ priceList }) => (priceList ? (lowestCents(priceList, line) ?? []) : []))
        .sort((a, b) => a - b);
      return { median: prices[prices.length >> 1] as number, low: prices[0] as number, high: prices.at(-1) as number };
    };
    for (const [line, median] of [
      ['basic-services', 249_500],
      ['embalming', 84_500],
      ['hearse', 37_500],
    ] as const) {
      const { median: found, low, high } = of(line);
      expect(Math.abs(found - median) / median, line).toBeLessThan(0.15);
      expect(high / low, line).toBeGreaterThan(1.5);
    }
  });

  it('sell no package of what their list lacks, and none more expensive than its parts', () => {
    for (const { name, priceList, templates } of profiles) {
      for (const template of templates) {
        expect(template.priceCents, name).toBeGreaterThan(0);
        expect(template.priceCents, `${name}: ${template.name}`).toBeLessThanOrEqual(template.aLaCartePriceCents);
        if (template.pricingMethod === 'a-la-carte') expect(template.priceCents).toBe(template.aLaCartePriceCents);
        expect(
          template.packageServices.some(({ isIncluded }) => isIncluded) &&
            template.packageServices.some(({ isIncluded }) => !isIncluded),
        ).toBe(true);
        for (const { gplLine: line } of template.packageServices) {
          if (line && priceList) expect(lowestCents(priceList, line), `${name}: ${template.name}: ${line}`).toBeDefined();
        }
      }
    }
  });

  it('make valid search cards, only launched ones', () => {
    for (const profile of profiles) {
      const card = cardOf(profile);
      if (profile.isActive) expect(searchCardSchema.parse(card)).toEqual(card);
      else expect(card).toBeNull();
    }
  });

  it('have reviews long and short, kind and critical; one launched home has none', () => {
    const reviews = profiles.flatMap((profile) => profile.reviews);
    expect(reviews.filter(({ text }) => text.length > 140).length).toBeGreaterThan(50);
    expect(reviews.filter(({ rating }) => rating <= 2).length).toBeGreaterThan(3);
    expect(reviews.filter(({ rating }) => rating >= 4).length / reviews.length).toBeGreaterThan(0.8);
    expect(launched.filter(({ reviewCount }) => reviewCount === 0).length).toBeGreaterThanOrEqual(1);
    expect(reviews.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
    for (const { reviews: own, reviewCount } of profiles) expect(own.length).toBeLessThanOrEqual(reviewCount);
  });

  it('include a long name and a name in another script', () => {
    expect(Math.max(...profiles.map(({ name }) => name.length))).toBeGreaterThan(80);
    expect(profiles.some(({ employees }) => employees.some(({ fullName }) => /\p{Script=Arabic}/u.test(fullName)))).toBe(true);
  });

  it('can be told apart by the words of their names', () => {
    expect(new Set(written.map(({ background }) => background)).size).toBe(written.length);
    expect(new Set(written.map(({ background }) => background.slice(0, 24))).size).toBe(written.length);
    expect(new Set(profiles.map(({ email }) => email)).size).toBe(profiles.length);
  });
});

describe('the catalog', () => {
  const { catalog } = world;
  const schemas = [
    [catalog.serviceCategories, serviceCategorySchema],
    [catalog.services, serviceSchema],
    [catalog.preferenceGroups, preferenceGroupSchema],
    [catalog.questionGroups, questionGroupSchema],
    [catalog.caseQuestionGroups, questionGroupSchema],
    [catalog.displayServices, displayServiceSchema],
    [catalog.merchandiseCategories, merchandiseCategorySchema],
    [catalog.merchandiseAttributes, merchandiseAttributeSchema],
    [catalog.merchandiseItems, merchandiseItemSchema],
    [catalog.quickFilters, quickFilterSchema],
    [catalog.vendors, vendorSchema],
    [catalog.faq, faqQuestionSchema],
    [catalog.carouselIcons, carouselIconSchema],
  ] as const;

  it('is valid for the model', () => {
    for (const [entries, schema] of schemas) {
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(schema.parse(entry)).toEqual(entry);
    }
  });

  it('itemizes every line of the price list with a service', () => {
    expect(new Set(catalog.services.flatMap((service) => service.gplLine ?? []))).toEqual(new Set(gplLine.values));
  });

  it('has the usual merchandise', () => {
    const names = new Set(catalog.merchandiseItems.map(({ name }) => name));
    expect(
      Object.values(sampleMerchandise)
        .flat()
        .filter((name) => !names.has(name)),
    ).toEqual([]);
  });

  it('refers to what exists: services, questions, lists of options, identifiers in rules', () => {
    const services = new Set(catalog.services.map(({ id }) => id));
    const questions = catalog.questionGroups.flatMap((group) => group.questions);
    const ids = new Set(questions.map(({ id }) => id));
    const identifiers = new Set(questions.map(({ identifier }) => identifier));
    for (const { mappings, questions: asked } of catalog.displayServices) {
      for (const { serviceId } of mappings) expect(services).toContain(serviceId);
      for (const { id } of asked) expect(ids).toContain(id);
    }
    for (const { fieldTypeEnumValue } of questions)
      if (fieldTypeEnumValue) expect(optionsOf(fieldTypeEnumValue), fieldTypeEnumValue).toBeDefined();
    const named = [...JSON.stringify([catalog.questionGroups, catalog.displayServices]).matchAll(/"var":"([^"]+)"/g)].map(
      ([, name]) => name as string,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !['dispositionType', 'timing'].includes(name) && !identifiers.has(name))).toEqual([]);
  });

  it('draws an icon for every disposition', () => {
    const names = new Set(catalog.carouselIcons.map(({ name }) => name));
    expect(dispositionType.options.filter(({ text }) => !names.has(text))).toEqual([]);
  });

  it('answers three questions or more on every screen that has its own, and two to four at every step of the planner', () => {
    const pages = new Map<string, number>();
    for (const { page } of catalog.faq) pages.set(page, (pages.get(page) ?? 0) + 1);
    expect(new Set(pages.keys())).toEqual(new Set([...faqPages, ...steps.map(({ key }) => key)]));
    // A screen and a step with the same name would answer each other's questions.
    expect(steps.filter(({ key }) => (faqPages as readonly string[]).includes(key))).toEqual([]);
    for (const page of faqPages) expect(pages.get(page), page).toBeGreaterThanOrEqual(3);
    for (const { key } of steps) expect([2, 3, 4], key).toContain(pages.get(key));
    expect(new Set(catalog.faq.map(({ question }) => question)).size).toBe(catalog.faq.length);
  });
});

describe('all of the sample data', () => {
  it('never gives an id twice', () => {
    const shared = new Set(world.catalog.questionGroups.flatMap(({ questions }) => questions.map(({ id }) => id)));
    const ids = idsIn({
      ...world,
      catalog: {
        ...world.catalog,
        displayServices: world.catalog.displayServices.map(({ id }) => ({ id })),
        categoryServices: world.catalog.categoryServices.map(({ id }) => ({ id })),
      },
    });
    expect(ids.length).toBeGreaterThan(3000);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shared.size).toBeGreaterThan(40);
  });

  it('is the same every time', () => {
    const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    expect(hash(generateWorld())).toBe(hash(world));
    expect(hash(generateHomes(50))).toBe(hash(generateHomes(50)));
    expect(hash(generateWorld({ homes: 12 }).homes)).toBe(hash(world.homes.slice(0, 12)));
  });

  it('lets one person of every kind sign in, each known to the homes they belong to', () => {
    const all = accounts(world);
    for (const { account } of all) {
      const { version, pendingEmail, defaultLocationId, sessionsValidFrom, ...rest } = account;
      expect(accountSchema.parse(rest)).toEqual(rest);
      expect([version, pendingEmail, sessionsValidFrom]).toEqual([1, null, null]);
      if (defaultLocationId) expect(profiles.some(({ id }) => id === defaultLocationId)).toBe(true);
    }
    const places = all.flatMap(({ account, memberships }) => memberships.map((place) => ({ account, place })));
    for (const { account, place } of places) {
      const home = profiles.find(({ id }) => id === place.locationId);
      expect(home?.employees.find(({ id }) => id === place.employeeId)?.appUserId).toBe(account.id);
    }
    expect(new Set(places.map(({ place }) => (place.kind === 'trade-company' ? place.kind : place.access)))).toEqual(
      new Set(['owner', 'admin', 'staff', 'view-only', 'trade-company']),
    );
    expect(all.some(({ memberships }) => memberships.length === 2)).toBe(true);
    expect(new Set(all.map(({ account }) => account.kind))).toEqual(new Set(['family', 'provider', 'system']));
    for (const { password } of all) expect(password.length).toBeGreaterThanOrEqual(10);
  });
});

describe('homes for the benchmark', () => {
  it('are valid, launched, and spread over all states', () => {
    const many = generateHomes(2000);
    expect(new Set(many.map(({ id }) => id)).size).toBe(2000);
    expect(new Set(many.map(({ address }) => address.stateCode)).size).toBeGreaterThan(45);
    for (const profile of many.slice(0, 100)) expect(locationProfileSchema.parse(profile)).toEqual(profile);
    for (const profile of many.slice(0, 100)) expect(searchCardSchema.safeParse(cardOf(profile)).success).toBe(true);
  });
});
