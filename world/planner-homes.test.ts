import { describe, expect, it } from 'vitest';
import { compileRule } from '#shared/logic/compile-rule.ts';
import { savedDisplayServiceSchema, savedPriceListSchema, savedQuestionGroupSchema } from '#shared/logic/saved-rules.ts';
import { cyclesOfQuestionGroups } from '#shared/logic/visibility-cycles.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { type PlannerHome, plannerHomeSchema } from '#shared/model/planner-home.ts';
import type { Question } from '#shared/model/question.ts';
import { rulesOfDisplayService, rulesOfPriceList, rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import type { Template } from '#shared/model/template.ts';
import { generateWorld } from './generate.ts';
import { samplePlannerHome } from './sample-planner-home.ts';

const world = generateWorld();
const launched = world.homes.filter(({ profile }) => profile.isActive);
const homes = launched.map(({ profile }) => samplePlannerHome(profile.name, world));
const listed = homes.filter(({ priceList }) => priceList !== null);
const { catalog } = world;

/** What every rule may read without asking anyone. */
const facts = ['timing', 'type', 'dispositionType'];

const readBy = (rule: LogicRule): string[] => compileRule(rule).variables.map((path) => path.split('.')[0] as string);

const offered = (home: PlannerHome, { displayServices, dispositionType }: Template): DisplayService[] =>
  home.displayServices.filter(
    ({ id, dispositionTypes }) =>
      displayServices.includes(id) && (dispositionTypes.length === 0 || dispositionTypes.includes(dispositionType)),
  );

describe('homes as the planner has them', () => {
  it('are valid for the model, each with its own revision', () => {
    for (const home of homes) expect(plannerHomeSchema.parse(home), home.name).toEqual(home);
    expect(new Set(homes.map(({ revision }) => revision)).size).toBe(homes.length);
  });

  it('are small enough to be sent: under 250 KB of JSON', () => {
    for (const home of homes) expect(JSON.stringify(home).length, home.name).toBeLessThan(250_000);
  });

  it('price every service that the home lists or charges for, and no other', () => {
    for (const home of listed)
      for (const { name, gplLine, priceCents } of home.services) {
        const isListed = gplLine === undefined || home.priceList?.lines.some(({ line }) => line === gplLine);
        expect(priceCents === null, `${home.name}: ${name}`).toBe(!isListed);
      }
    expect(listed.some(({ services }) => services.some(({ priceCents }) => priceCents === null))).toBe(true);
  });

  it('have three packages or more, each with a beginning and an end: the person, the copies, the meeting', () => {
    for (const home of homes) {
      expect(home.templates.length, home.name).toBeGreaterThanOrEqual(3);
      for (const template of home.templates) {
        const pages = offered(home, template).map(({ page }) => page);
        for (const page of ['service-details', 'additional-services', 'death-certificates', 'conference'] as const)
          expect(pages, `${home.name}: ${template.name}`).toContain(page);
      }
    }
  });

  it('leave the memorial page to services: if items were sold on it, it would be no step', () => {
    for (const { templateMerchandiseCategories: categories } of homes.flatMap(({ templates }) => templates))
      expect(categories.some(({ arrangementPlannerMerchandisePage: page }) => page === 'memorial')).toBe(false);
  });

  it('sell something in every category that a package offers', () => {
    for (const { name, templates, itemCategories } of homes) {
      const sold = new Set(itemCategories.map(({ id }) => id));
      for (const { templateMerchandiseCategories: categories } of templates)
        for (const { itemCategoryId } of categories) expect(sold.has(itemCategoryId), name).toBe(true);
    }
  });

  it('ask, with every package, all that the rules of its services and questions read', () => {
    const questionOf = new Map(homes[0]?.questions.map((question) => [question.id, question]));
    for (const home of homes)
      for (const template of home.templates) {
        const services = offered(home, template);
        const serviceQuestions = services.flatMap(({ questions }) => questions.flatMap(({ id }) => questionOf.get(id) ?? []));
        const known = new Set([...facts, ...serviceQuestions.map(({ identifier }) => identifier)]);
        const rules = [
          ...services.flatMap(rulesOfDisplayService).map(({ rule }) => rule),
          ...serviceQuestions.flatMap(({ visibleWhen }) => visibleWhen ?? []),
        ];
        const unasked = rules.flatMap(readBy).filter((name) => !known.has(name));
        expect(unasked, `${home.name}: ${template.name}`).toEqual([]);
      }
  });

  it('offer no service whose whole price depends on a line that the home lacks', () => {
    for (const home of listed) {
      const priceOf = new Map(home.services.map(({ id, priceCents }) => [id, priceCents]));
      const missing = home.templates
        .flatMap((template) => offered(home, template))
        .flatMap(({ mappings }) => mappings.filter(({ logic }) => logic === undefined))
        .filter(({ serviceId }) => priceOf.get(serviceId) === null);
      expect(missing, home.name).toEqual([]);
    }
  });

  it('read in the rules of their price lists only what is always asked, or is shown by what is', () => {
    const lists = listed.flatMap(({ priceList }) => priceList ?? []);
    const rules = lists.flatMap(({ discounts, requirements }) =>
      [...discounts, ...requirements].flatMap(({ when }) => when ?? []),
    );
    expect(new Set(rules.flatMap(readBy))).toEqual(new Set(['isVeteran', 'timing', 'openCasket']));
    expect(lists.filter(({ taxes }) => taxes.length > 0).length).toBeGreaterThan(5);
    expect(lists.filter(({ discounts }) => discounts.length > 0).length).toBeGreaterThan(10);
    expect(lists.filter(({ requirements }) => requirements.length > 1).length).toBeGreaterThan(10);
    expect(lists.filter(({ taxes, discounts }) => taxes.length + discounts.length === 0).length).toBeGreaterThan(5);
  });

  it('sum their packages from what the planner prices one by one', () => {
    for (const { name, templates, services } of listed)
      for (const { name: title, packageServices, aLaCartePriceCents } of templates) {
        const included = packageServices.filter(({ isIncluded }) => isIncluded).map(({ serviceId }) => serviceId);
        const prices = services.filter(({ id }) => included.includes(id)).map(({ priceCents }) => priceCents ?? Number.NaN);
        const sum = prices.reduce((total, cents) => total + cents, 0);
        expect(sum, `${name}: ${title}`).toBe(aLaCartePriceCents);
      }
  });
});

describe('the rules of the planner', () => {
  const questions: Question[] = catalog.questionGroups.flatMap((group) => group.questions);

  it('can all be saved by staff, and have no cycles', () => {
    const lists = listed.flatMap(({ priceList }) => priceList ?? []);
    const rules = [
      ...catalog.displayServices.flatMap(rulesOfDisplayService),
      ...catalog.questionGroups.flatMap(rulesOfQuestionGroup),
      ...lists.flatMap(rulesOfPriceList),
    ];
    expect(rules.length).toBeGreaterThan(40);
    const serviceSchema = savedDisplayServiceSchema(new Map(questions.map((question) => [question.id, question])));
    for (const each of catalog.displayServices) expect(serviceSchema.parse(each), each.name).toEqual(each);
    for (const each of catalog.questionGroups) expect(savedQuestionGroupSchema.parse(each), each.name).toEqual(each);
    for (const each of lists) expect(savedPriceListSchema.parse(each)).toEqual(each);
    expect(cyclesOfQuestionGroups(catalog.questionGroups)).toEqual([]);
  });

  it('price answers that can be given: an existing option, or a number', () => {
    const questionOf = new Map(questions.map((question) => [question.id, question]));
    const priced = catalog.displayServices.flatMap((service) =>
      service.questions.flatMap(({ id, prices }) => prices.map((price) => ({ question: questionOf.get(id), price }))),
    );
    expect(priced.length).toBeGreaterThan(4);
    for (const { question, price } of priced) {
      const options = question?.options.map(({ id }) => id) ?? [];
      if (price.optionId === undefined) expect(question?.fieldType).toBe('integer');
      else expect(options, question?.identifier).toContain(price.optionId);
    }
  });

  it('have something to choose from wherever one chooses, and a picture wherever pictures are shown', () => {
    for (const { identifier, fieldType, options } of homes[0]?.questions ?? []) {
      if (/enum|radio|checkbox|carousel/.test(fieldType)) expect(options.length, identifier).toBeGreaterThan(1);
      if (fieldType.includes('carousel'))
        expect(
          options.every(({ image }) => image !== undefined),
          identifier,
        ).toBe(true);
    }
    for (const { name, preferences } of catalog.preferenceGroups)
      expect(
        preferences.filter(({ image }) => image === undefined),
        name,
      ).toEqual([]);
  });

  it('ask in many ways', () => {
    const kinds = new Set(homes[0]?.questions.map(({ fieldType }) => fieldType));
    expect(kinds.size).toBeGreaterThanOrEqual(17);
  });
});

describe('merchandise', () => {
  it('has a picture, a vendor but for a few, and filters that find something in every category that has them', () => {
    expect(catalog.merchandiseItems.every(({ images }) => images.length === 1)).toBe(true);
    expect(catalog.merchandiseItems.filter(({ vendorId }) => vendorId === undefined)).toEqual([]);
    for (const { name, itemCategoryId, attributes } of catalog.quickFilters) {
      const found = catalog.merchandiseItems.filter(
        (item) =>
          item.itemCategoryId === itemCategoryId &&
          attributes.every(({ attributeId, values }) =>
            item.attributes.some((each) => each.attributeId === attributeId && values.includes(each.value)),
          ),
      );
      const all = catalog.merchandiseItems.filter((item) => item.itemCategoryId === itemCategoryId);
      expect(found.length, name).toBeGreaterThan(0);
      expect(found.length, name).toBeLessThan(all.length);
    }
  });
});
