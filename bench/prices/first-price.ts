/**
 * Prices one full plan once, in a process that has done nothing of the kind before, and prints the milliseconds that it took: run by measure.ts in a child.
 */
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { fullHome, fullPlan } from './full-plan.ts';

const home = fullHome();
const plan = fullPlan(home);
const from = performance.now();
const { totalCents } = pricePlan(home, plan);
const took = performance.now() - from;
if (totalCents === 0) throw new Error('Nothing was priced.');
process.stdout.write(`${JSON.stringify(took)}\n`);
