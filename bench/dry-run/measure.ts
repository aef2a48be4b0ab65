/**
 * Measures dry runs of the catalog and prints the figures as JSON: run by bench/index.ts in a child. A full run's plans are compared with pricing the same plans
 * twice, which is the least that a comparison can do.
 */

import { homePair, tallyPlan } from '#shared/catalog/dry-run/compared-plan.ts';
import { choicesWithoutWords } from '#shared/catalog/dry-run/corpus.ts';
import { emptyTally } from '#shared/catalog/dry-run/tally.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';

const group = 'Dry run of the catalog: what drafts change in sent plans';
const PLANS = scaled(100_000, 200);
const SAMPLE = scaled(1_000, 50);

const before = samplePlannerHome('Granite');
/** The same home with one more rule of price in every fifth service. */
const copy = structuredClone(before);
const after: PlannerHome = {
  ...copy,
  displayServices: copy.displayServices.map((service, nth) =>
    nth % 5 === 0
      ? {
          ...service,
          mappings: service.mappings.map((each) => ({ ...each, logic: { '==': [{ var: 'timing' }, 'imminent-need'] } })),
        }
      : service,
  ),
};
const pair = homePair(before, after);
const questions = new Map(before.questions.map((question) => [question.id, question]));
/** A kept plan is text in the table: a package of the home, and as many services as a family chooses. */
const kept = before.templates.flatMap(({ id, dispositionType }) =>
  [4, 7, 10].map((chosen) =>
    JSON.stringify(
      choicesWithoutWords(
        {
          timing: 'at-need',
          type: 'someone-else',
          dispositionType,
          selectedTemplate: id,
          selectedServicePreferences: [],
          selectedDisplayServices: before.displayServices
            .slice(0, chosen)
            .map((service) => ({ displayServiceId: service.id, isAddOn: service.isAddOn, answers: [], items: [] })),
        },
        questions,
      ),
    ),
  ),
);
const planAt = (nth: number): PlanChoices => JSON.parse(kept[nth % kept.length]!) as PlanChoices;

const timeOf = (work: () => void): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};
const compare = (count: number) => {
  const tally = emptyTally();
  for (let nth = 0; nth < count; nth += 1) tallyPlan(tally, { pair, rules: [], unreadable: new Set() }, planAt(nth));
  return tally;
};
const priceTwice = (count: number) => {
  for (let nth = 0; nth < count; nth += 1) {
    const plan = planAt(nth);
    pricePlan(before, plan);
    pricePlan(after, plan);
  }
};

// Until the compiler has seen all of it.
compare(scaled(5_000, 20));
priceTwice(scaled(5_000, 20));
/** In turns, so that a busy machine is busy for both. */
const TURNS = scaled(10, 1);
const times = { ours: 0, twice: 0 };
for (let turn = 0; turn < TURNS; turn += 1) {
  times.twice += timeOf(() => priceTwice(PLANS / TURNS));
  times.ours += timeOf(() => {
    const { plans } = compare(PLANS / TURNS).counts;
    if (plans.failed > 0 || plans.different === 0) throw new Error('The changed rule changed no plan.');
  });
}
const figures: Figure[] = [
  {
    group,
    name: `${PLANS.toLocaleString('en-US')} plans compared`,
    unit: 'ms',
    ours: times.ours,
    peer: { name: 'pricing them twice', value: times.twice },
    goal: { of: 'ratio', atMost: 1.5 },
    note: 'one process, without reading them from the table',
  },
  {
    group,
    name: `a sample of ${SAMPLE.toLocaleString('en-US')} plans compared`,
    unit: 'ms',
    ours: timeOf(() => compare(SAMPLE)),
    goal: { of: 'ours', atMost: 3_000 },
    note: 'a test of the calls limits the whole request to 3 s',
  },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
