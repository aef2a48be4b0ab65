import { describe, expect, it } from 'vitest';
import { arrangementPageSchema } from '../model/arrangement-page.ts';
import { categoryServiceSchema } from '../model/category-service.ts';
import { type DisplayService, displayServiceSchema } from '../model/display-service.ts';
import { type LocationProfile, locationProfileSchema } from '../model/location.ts';
import { locationItemSchema, merchandiseCategorySchema, merchandiseItemSchema } from '../model/merchandise.ts';
import { plannerHomeSchema } from '../model/planner-home.ts';
import { preferenceGroupSchema } from '../model/preference-group.ts';
import { questionGroupSchema } from '../model/question-group.ts';
import { servicePriceSchema, serviceSchema } from '../model/service.ts';
import { buildPlannerHome, type PlannerHomeParts } from './build-planner-home.ts';
import { OWN_CHOICE_NAME } from './own-choice.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const home = id(1);
const [viewing, limousine, film, flowers, gone] = [id(10), id(11), id(12), id(13), id(14)];
const [hours, secret, hidden, relation, unasked] = [id(20), id(21), id(22), id(23), id(24)];

const service = (nth: string, changes: object = {}) =>
  serviceSchema.parse({ id: nth, serviceCategoryId: id(5), name: `Service ${nth.slice(-2)}`, sortOrder: 0, ...changes });
const question = (nth: string, identifier: string, changes: object = {}) => ({
  id: nth,
  identifier,
  question: `${identifier}?`,
  fieldType: 'integer',
  ...changes,
});
const template = (nth: number, changes: object = {}) => ({
  id: id(nth),
  providerLocationId: home,
  name: `Package ${nth}`,
  showOnArrangementPlanner: true,
  priceCents: 1,
  aLaCartePriceCents: 1,
  ...changes,
});

const profile: LocationProfile = locationProfileSchema.parse({
  id: home,
  name: 'Larkspur Lane',
  address: { address1: '9 Larkspur Lane', city: 'Boston', stateCode: 'MA', postalCode: '02134', lat: 42, lon: -71 },
  isActive: true,
  timeZone: 'America/New_York',
  reviews: [],
  employees: [],
  images: [],
  templates: [
    template(31, { sortOrder: 2 }),
    template(32, { sortOrder: 1 }),
    template(33, { showOnArrangementPlanner: false }),
    template(34, { isActive: false }),
  ],
  priceList: {
    effectiveOn: '2026-01-01',
    lines: [{ line: 'viewing-facilities', priceCents: 47_500, unit: 'hour' }],
  },
});

const offered: DisplayService = displayServiceSchema.parse({
  id: id(40),
  name: 'Visiting',
  page: 'service-details',
  priceCents: 999,
  eventOrder: 2,
  mappings: [
    { serviceId: viewing, priceCents: 1, shouldShow: true },
    { serviceId: flowers, priceCents: 1, shouldShow: false },
    { serviceId: film, priceCents: 1, shouldShow: true, logic: { '==': [{ var: 'hours' }, 2] } },
    { serviceId: limousine, priceCents: 1, shouldShow: true },
    { serviceId: gone, priceCents: 1, shouldShow: true },
  ],
  questions: [hours, secret, hidden, relation, id(99)].map((nth) => ({ id: nth, isOptional: true, shouldShow: true })),
});

const parts: PlannerHomeParts = {
  profile,
  catalog: {
    services: [
      service(viewing, { gplLine: 'viewing-facilities' }),
      service(limousine, { gplLine: 'limousine' }),
      service(film),
      service(flowers, { isCashAdvance: true, unit: 'each' }),
      service(gone, { isActive: false }),
    ],
    displayServices: [offered, { ...offered, id: id(41), eventOrder: 1 }, { ...offered, id: id(42), isActive: false }],
    questionGroups: [
      questionGroupSchema.parse({
        id: id(50),
        name: 'Group',
        kind: 'pricing',
        page: 'service-details',
        visibleWhen: { '==': [{ var: 'timing' }, 'at-need'] },
        questions: [
          question(hours, 'hours', { visibleWhen: { '>': [{ var: 'people' }, 1] } }),
          question(secret, 'secret', { audience: 'staff-only' }),
          question(hidden, 'hidden', { familyVisibility: 'cannot-see' }),
        ],
      }),
      questionGroupSchema.parse({
        id: id(51),
        name: 'Open group',
        kind: 'case',
        page: 'case-details',
        questions: [
          question(relation, 'relation', { fieldType: 'enum', fieldTypeEnumValue: 'relationship' }),
          question(unasked, 'unasked'),
        ],
      }),
    ],
    preferenceGroups: [
      preferenceGroupSchema.parse({ id: id(60), name: 'Later', preferences: [], sortOrder: 2 }),
      preferenceGroupSchema.parse({ id: id(61), name: 'First', preferences: [], sortOrder: 1 }),
      preferenceGroupSchema.parse({ id: id(62), name: 'Off', preferences: [], isActive: false }),
    ],
    merchandiseCategories: [
      merchandiseCategorySchema.parse({ id: id(70), name: 'Urns', kind: 'urn', pages: [], sortOrder: 2 }),
      merchandiseCategorySchema.parse({ id: id(71), name: 'Caskets', kind: 'container', pages: [], sortOrder: 1 }),
      merchandiseCategorySchema.parse({ id: id(72), name: 'Unsold', kind: 'stationery', pages: [] }),
    ],
    merchandiseItems: [80, 81, 82].map((nth) =>
      merchandiseItemSchema.parse({
        id: id(nth),
        itemCategoryId: nth === 80 ? id(70) : id(71),
        name: `Item ${nth}`,
        description: 'Plain',
        isActive: nth !== 82,
        images: [false, true].map((isCover) => ({
          id: id(nth + 100),
          path: `/media/merchandise/item-${nth}-${isCover}-{width}.webp`,
          description: '',
          isCover,
        })),
      }),
    ),
  },
  servicePrices: [
    servicePriceSchema.parse({ serviceId: film, providerLocationId: home, priceCents: 17_500, unit: 'flat' }),
    servicePriceSchema.parse({ serviceId: limousine, providerLocationId: home, priceCents: 5 }),
    servicePriceSchema.parse({ serviceId: flowers, providerLocationId: home, priceCents: 9, isOffered: false }),
  ],
  locationItems: [90, 91, 92, 93].map((nth) =>
    locationItemSchema.parse({
      id: id(nth),
      providerLocationId: home,
      itemId: id(nth === 93 ? 81 : nth - 10),
      itemCategoryId: nth === 90 ? id(70) : id(71),
      priceCents: nth,
      sortOrder: 93 - nth,
      isActive: true,
    }),
  ),
};

const built = buildPlannerHome(parts);

describe('buildPlannerHome', () => {
  it('fits the model', () => {
    expect(plannerHomeSchema.parse(built)).toEqual(built);
    expect([built.place, built.address]).toEqual(['Boston, MA', '9 Larkspur Lane, Boston, MA 02134']);
    expect(built.timeZone).toBe('America/New_York');
  });

  it('prices a service with a line from the list alone, others at what the home charges, and names the rest', () => {
    expect(built.services.map((each) => [each.id, each.priceCents, each.unit])).toEqual([
      [viewing, 47_500, 'hour'],
      [limousine, null, 'flat'],
      [film, 17_500, 'flat'],
      [flowers, null, 'each'],
    ]);
  });

  it('offers what is active, in order, at these prices, with what its rules show before any answer, and without what is never charged', () => {
    expect(built.displayServices.map((each) => each.id)).toEqual([id(41), id(40)]);
    const [first] = built.displayServices;
    expect(first?.mappings.map(({ serviceId, priceCents, shouldShow }) => [serviceId, priceCents, shouldShow])).toEqual([
      [viewing, 47_500, true],
      [film, 17_500, false],
      [limousine, 0, true],
    ]);
    expect(first?.priceCents).toBe(47_500);
  });

  it('brings along with the items of a category what it maps, until that is retired', () => {
    const carried = categoryServiceSchema.parse({
      id: id(55),
      itemCategoryId: id(70),
      mappings: [{ serviceId: film, priceCents: 1, shouldShow: true }],
    });
    const page = arrangementPageSchema.parse({ id: id(56), step: 'timing', title: 'When', lead: 'When is it?' });
    const catalog = { ...parts.catalog, categoryServices: [carried], arrangementPages: [page] };
    const home = buildPlannerHome({ ...parts, catalog });
    expect(home.categoryServices?.map(({ mappings }) => mappings)).toMatchObject([[{ serviceId: film, priceCents: 17_500 }]]);
    expect(home.pages).toEqual([page]);
    expect(buildPlannerHome({ ...parts, catalog: { ...catalog, retired: new Set([carried.id, page.id]) } })).toEqual(built);
  });

  it('asks only what families may answer, with options and the rules of question and group', () => {
    expect(built.questions.map(({ identifier }) => identifier)).toEqual(['hours', 'relation']);
    expect(built.displayServices[0]?.questions.map((each) => each.id)).toEqual([hours, relation]);
    expect(built.questions[0]?.visibleWhen).toEqual({
      and: [{ '==': [{ var: 'timing' }, 'at-need'] }, { '>': [{ var: 'people' }, 1] }],
    });
    expect(built.questions[1]?.options.length).toBeGreaterThan(10);
  });

  it('has the packages of the planner and the wishes, in order', () => {
    expect(built.templates.map((each) => each.id).slice(0, 2)).toEqual([id(32), id(31)]);
    expect(built.templates.slice(2).map(({ name }) => name)).toEqual([OWN_CHOICE_NAME]);
    expect(buildPlannerHome({ ...parts, profile: { ...parts.profile, priceList: undefined } }).templates).toHaveLength(2);
    expect(built.preferenceGroups.map(({ name }) => name)).toEqual(['First', 'Later']);
  });

  it("sells what is active, category by category in the home's order, with the cover as its picture", () => {
    expect(built.items.map((each) => [each.id, each.priceCents, each.image])).toEqual([
      [id(91), 91, '/media/merchandise/item-81-true-{width}.webp'],
      [id(93), 93, '/media/merchandise/item-81-true-{width}.webp'],
      [id(90), 90, '/media/merchandise/item-80-true-{width}.webp'],
    ]);
    expect(built.itemCategories.map(({ name }) => name)).toEqual(['Caskets', 'Urns']);
  });

  it('treats an old price list as one without taxes, discounts, and requirements; a missing one is null', () => {
    const { effectiveOn, lines } = profile.priceList as NonNullable<typeof profile.priceList>;
    const former = { effectiveOn, lines } as NonNullable<typeof profile.priceList>;
    expect(buildPlannerHome({ ...parts, profile: { ...profile, priceList: former } })).toEqual(built);
    const unlisted = buildPlannerHome({ ...parts, profile: { ...profile, priceList: undefined } });
    expect(unlisted.priceList).toBeNull();
    expect(unlisted.services.map(({ priceCents }) => priceCents)).toEqual([null, null, 17_500, null]);
  });

  it('has a new revision for any difference, and the same one for the same data', () => {
    expect(buildPlannerHome(structuredClone(parts)).revision).toBe(built.revision);
    const [item, ...others] = parts.locationItems;
    const dearer = [{ ...item!, priceCents: 94 }, ...others];
    expect(buildPlannerHome({ ...parts, locationItems: dearer }).revision).not.toBe(built.revision);
    expect(buildPlannerHome({ ...parts, profile: { ...profile, phone: '(617) 555-0100' } }).revision).not.toBe(built.revision);
  });
});
