/**
 * Measures dry runs of the catalog and prints the figures as JSON: run by bench/index.ts in a child. A full run's plans are compared with pricing the same plans
 * twice, which is the least that a comparison can do.
 */

import { join } from 'node:path';
import { homePair, tallyPlan } from '#shared/catalog/dry-run/compared-plan.ts';
import { comparedNames, emptyTally } from '#shared/catalog/dry-run/tally.ts';
import type { DryRunResult } from '#shared/contract/system-dry-runs.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { startStand } from '../catalog/stand.ts';
import { jsonOf } from '../child.ts';
import type { Figure } from '../figure.ts';
import { createTable } from '../one-table.ts';
import { scaled } from '../scale.ts';
import { keptChoices } from './plans.ts';

const group = 'Dry run of the catalog: what drafts change in sent plans';
const PLANS = scaled(100_000, 200);
/** As many homes as a sample has at most, with more plans and cases than it takes. */
const HOMES = scaled(24, 2);
const PER_HOME = scaled(100, 6);
/** As many plans, and as many cases, as a sample takes of these. */
const SAMPLE = scaled(1_000, 12);

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
/** A kept plan is text in the table. */
const kept = keptChoices(before).map((choices) => JSON.stringify(choices));
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

type SampleRun = { ms: number; compared: DryRunResult['compared']; counts: DryRunResult['counts'] };

/** Runs a sample over a corpus in a table, from the request to what the call answers. */
async function sampleRun(): Promise<SampleRun> {
  const stand = await startStand();
  try {
    Object.assign(process.env, stand.env);
    // Read from the environment, so only now.
    const { documentClient } = await import('#functions/table/table.ts');
    await createTable(documentClient(), 'catalog');
    const child = <Answer>(file: string, args: readonly number[] = []) =>
      jsonOf<Answer>(join(import.meta.dirname, file), args.map(String), stand.env);
    await child('fill.ts', [HOMES, PER_HOME]);
    return await child<SampleRun>('sample.ts');
  } finally {
    await stand.close();
  }
}

const sample = await sampleRun();
for (const name of comparedNames) if (!sample.compared.includes(name)) throw new Error(`The sample compared no ${name}.`);
for (const name of ['plans', 'cases'] as const)
  if (sample.counts[name].total !== SAMPLE) throw new Error(`The sample has ${sample.counts[name].total} ${name}.`);

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
    name: `a sample of ${SAMPLE.toLocaleString('en-US')} plans and as many cases, the whole call`,
    unit: 'ms',
    ours: sample.ms,
    goal: { of: 'ours', atMost: 3_000 },
    note: `the first call of a process, ${HOMES} homes with their price lists, read from a table on this machine`,
  },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
