import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { arbitraryPlan } from '#test/world/arbitrary-plan.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import type { AnyCatalog } from '../catalog-faults.ts';
import type { ChangedRule } from './changed-rules.ts';
import { homePair, tallyPlan } from './compared-plan.ts';
import { choicesWithoutWords } from './corpus.ts';
import { prepareDryRun } from './dry-run.ts';
import { emptyTally } from './tally.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const runs = { seed: 71, numRuns: isDeep ? 5_000 : 80 };

const world = generateWorld();
const sample: AnyCatalog = entriesOf(world.catalog);
const { displayServices, questionGroups } = world.catalog;
const questions = new Map(questionGroups.flatMap((group) => group.questions).map((question) => [question.id, question]));
const names = world.homes.filter(({ profile }) => profile.isActive).map(({ profile }) => profile.name);

const rules = fc.constantFrom<LogicRule | undefined>(
  undefined,
  { '==': [{ var: 'timing' }, 'at-need'] },
  { '!=': [{ var: 'dispositionGroup' }, 'burial'] },
  { in: [{ var: 'dispositionGroup' }, ['cremation']] },
  { '>': [{ var: 'guestCount' }, 50] },
);
const quantities = fc.constantFrom<LogicRule | undefined>(undefined, 2, { '+': [1, 1, 1] });

/** A display service of the catalog with another rule of price. */
const changedService: fc.Arbitrary<DisplayService> = fc
  .constantFrom(...displayServices.filter(({ mappings }) => mappings.length > 0))
  .chain((service) =>
    fc
      .record({ at: fc.nat({ max: service.mappings.length - 1 }), logic: rules, quantity: quantities })
      .map(({ at, logic, quantity }) => ({
        ...service,
        mappings: service.mappings.map(({ logic: _, quantity: __, ...mapping }, nth) =>
          nth === at
            ? { ...mapping, ...(logic === undefined ? {} : { logic }), ...(quantity === undefined ? {} : { quantity }) }
            : service.mappings[nth]!,
        ),
      })),
  );

const homeWith = (name: string, service?: DisplayService): PlannerHome =>
  samplePlannerHome(name, {
    ...world,
    catalog: {
      ...world.catalog,
      displayServices: displayServices.map((each) => (service && each.id === service.id ? service : each)),
    },
  });
const published = new Map(names.map((name) => [name, homeWith(name)]));

type Scene = { name: string; service: DisplayService; plans: PlanChoices[] };
const scenes: fc.Arbitrary<Scene> = fc.constantFrom(...names).chain((name) =>
  fc
    .record({
      service: changedService,
      plans: fc.array(arbitraryPlan(published.get(name)!, { mistakes: false }), { minLength: 1, maxLength: 5 }),
    })
    .map((rest) => ({ name, ...rest, [fc.toStringMethod]: () => `${name}: ${JSON.stringify(rest)}` })),
);

/** What a person would compare: every line with its amount. */
const account = (home: PlannerHome, plan: PlanChoices) => {
  const { lines, unpriced, totalCents } = pricePlan(home, plan);
  return JSON.stringify([
    totalCents,
    lines.map(({ key, label, quantity, amountCents }) => [key, label, quantity, amountCents]),
    unpriced,
  ]);
};

describe('a dry run of a rule of price', () => {
  it('foretells exactly the plans that the change then changes, though it keeps no words', () => {
    fc.assert(
      fc.property(scenes, ({ name, service, plans }) => {
        const [before, after] = [published.get(name)!, homeWith(name, service)];
        const pair = homePair(before, after);
        for (const plan of plans) {
          const tally = emptyTally();
          const kept = JSON.parse(JSON.stringify(choicesWithoutWords(plan, questions))) as PlanChoices;
          tallyPlan(tally, { pair, rules: [], unreadable: new Set() }, kept);
          const isChanged = account(before, plan) !== account(after, plan);
          expect(tally.counts.plans).toEqual({
            same: isChanged ? 0 : 1,
            different: isChanged ? 1 : 0,
            failed: 0,
            notComparable: 0,
          });
          const bar = tally.cents.findIndex((count) => count > 0);
          expect(bar >= 0).toBe(pricePlan(before, plan).totalCents !== pricePlan(after, plan).totalCents);
        }
      }),
      runs,
    );
  });

  it('finds no difference when nothing changes', () => {
    fc.assert(
      fc.property(scenes, ({ name, plans }) => {
        const tally = emptyTally();
        const pair = homePair(published.get(name)!, homeWith(name));
        for (const plan of plans)
          tallyPlan(tally, { pair, rules: [], unreadable: new Set() }, choicesWithoutWords(plan, questions));
        expect(tally.counts.plans.same).toBe(plans.length);
      }),
      { ...runs, numRuns: 20 },
    );
  });
});

describe('a dry run of what the items of a category bring along', () => {
  const home = [...published.values()].find(({ categoryServices }) =>
    categoryServices?.some((each) => each.questions.length > 0),
  )!;
  const entry = home.categoryServices!.find((each) => each.questions.length > 0)!;
  const item = home.items.find(({ itemCategoryId }) => itemCategoryId === entry.itemCategoryId)!;
  const chosen = { displayServiceId: item.id, isAddOn: true, answers: [], items: [{ locationItemId: item.id, quantity: 1 }] };
  const plan: PlanChoices = { selectedServicePreferences: [], selectedDisplayServices: [chosen] };
  const without: PlanChoices = { selectedServicePreferences: [], selectedDisplayServices: [] };

  it('tells the plans that would be asked something else', () => {
    const after = {
      ...home,
      categoryServices: home.categoryServices?.map((each) => ({ ...each, questions: [] })),
    } as PlannerHome;
    const tally = emptyTally();
    for (const each of [plan, without]) tallyPlan(tally, { pair: homePair(home, after), rules: [], unreadable: new Set() }, each);
    expect([tally.counts.plans.different, tally.kinds]).toEqual([1, { questions: 1 }]);
  });

  it('counts what its rules come to for the plans that have such an item', () => {
    const place = { noun: 'categoryServices' as const, id: entry.id, name: '', path: 'mappings.0.logic', readsWords: false };
    const rule: ChangedRule = { ...place, rule: { '==': [1, 1] }, true: 0, false: 0, unknown: 0, failed: 0 };
    for (const each of [plan, without])
      tallyPlan(emptyTally(), { pair: homePair(home, home), rules: [rule], unreadable: new Set() }, each);
    expect(rule.true).toBe(1);
    const after = {
      ...sample,
      categoryServices: [{ ...entry, mappings: [], questions: entry.questions.map((each) => ({ ...each, logic: true })) }],
    };
    expect(prepareDryRun(sample, after, '2026-11-26').plans.rules).toMatchObject([{ noun: 'categoryServices', id: entry.id }]);
  });
});
