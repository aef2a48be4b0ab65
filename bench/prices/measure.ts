/** Measures how long the price of a plan takes and prints its figures as JSON: run by bench/index.ts in a child. */
import { join } from 'node:path';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { swapsUnder } from '#shared/pricing/swaps.ts';
import { plainPrice } from '#test/world/plain-price.ts';
import { jsonOf } from '../child.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { bestOf, median } from '../statistics.ts';
import { fullHome, fullPlan } from './full-plan.ts';

const home = fullHome();
const plan = fullPlan(home);
const group = `Price of a plan: ${plan.selectedDisplayServices.length} choices at a home of ${home.displayServices.length} display services`;

/** Each turn has another plan, as each keystroke makes one: what was settled once is kept. */
const another = (): PlanChoices => ({ ...plan });

/** Times a home and its rules as they arrive: nothing has been compiled or sorted. */
function firstPrices(count: number): number[] {
  return Array.from({ length: count }, () => {
    const fresh = structuredClone(home);
    const from = performance.now();
    pricePlan(fresh, another());
    return performance.now() - from;
  });
}

const [ours, peers] = [pricePlan(home, plan).totalCents, plainPrice(home, plan)];
if (ours !== peers) throw new Error(`${ours} and ${peers} cents are not the same price.`);

const processes: number[] = [];
for (let turn = 0; turn < scaled(9, 1); turn += 1)
  processes.push(await jsonOf<number>(join(import.meta.dirname, 'first-price.ts')));
firstPrices(scaled(40, 1));
const warm = bestOf(scaled(40, 1), scaled(50, 1), () => pricePlan(home, another()));
const plain = bestOf(scaled(20, 1), scaled(10, 1), () => plainPrice(home, plan));
const figures: Figure[] = [
  {
    group,
    name: 'first price at a home: rules compiled, plan settled and priced',
    unit: 'ms',
    ours: median(firstPrices(scaled(60, 1))),
    goal: { of: 'ours', atMost: 2 },
  },
  {
    group,
    name: 'the same as the first thing that a process does',
    unit: 'ms',
    ours: median(processes),
    note: 'nothing of it has run before, so that all of it is interpreted',
  },
  {
    group,
    name: 'each price after that',
    unit: 'ms',
    ours: warm,
    peer: { name: 'a plain calculation over json-logic-js', value: plain },
    note: 'the peer adds up what counts already: no answer checked, no line, no why',
  },
  {
    group,
    name: 'three swaps that save most',
    unit: 'ms',
    ours: bestOf(scaled(20, 1), scaled(3, 1), () => swapsUnder(home, another(), 0)),
  },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
