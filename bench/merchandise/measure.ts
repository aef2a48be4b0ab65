/**
 * Measures what a home's staff do with 10,000 items, beside a home with 1,000, and prints the figures as JSON: run by bench/index.ts in a child. Warm is a Lambda that has
 * served the home before, cold one that has served nothing: it reads every row of the home, and the catalog.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allFunctions } from '#infra/functions.ts';
import { startStand } from '../catalog/stand.ts';
import { jsonOf } from '../child.ts';
import type { Figure } from '../figure.ts';
import { createTable } from '../one-table.ts';
import { scaled } from '../scale.ts';
import type { CallCost, CallCosts } from './calls.ts';

/** As many items as the catalog has. A home's others are its own. */
const ofCatalog = scaled(500, 30);
const sizes = [scaled(1_000, 60), scaled(10_000, 120)] as const;
const [few, most] = sizes.map((size) => size.toLocaleString('en-US'));
const group = `Merchandise of a home: ${most} items beside ${few}`;

/** The most requests of a call that only looks. */
const REQUESTS = 3;
const budgets = JSON.parse(
  readFileSync(join(resolve(import.meta.dirname, '../..'), 'infra/budgets/requests.json'), 'utf8'),
) as Record<string, number>;

const at = (name: string) => join(import.meta.dirname, name);

function figuresOf(name: string, [small, large]: readonly CallCost[], goals: { requests?: number; ratio?: number }): Figure[] {
  if (!small || !large) throw new Error(`${name} was measured at one home only.`);
  const peer = (value: number) => ({ name: `${few} items`, value });
  return [
    {
      group,
      name,
      unit: 'ms',
      ours: large.ms,
      peer: peer(small.ms),
      ...(goals.ratio === undefined ? {} : { goal: { of: 'ratio', atMost: goals.ratio } }),
    },
    {
      group,
      name: `${name}: requests to the table`,
      unit: '',
      ours: large.requests,
      peer: peer(small.requests),
      ...(goals.requests === undefined ? {} : { goal: { of: 'ours', atMost: goals.requests } }),
    },
  ];
}

const goalsOf = (name: string) => {
  if (name.includes('saved in one call')) return { requests: budgets.saveMerchandiseItems ?? 0 };
  if (name.includes('listed again')) return {};
  return { requests: REQUESTS, ...(name.includes('colleague') ? {} : { ratio: 1.2 }) };
};

type Measured = { costs: CallCosts; megabytes: number };

const stand = await startStand();
try {
  Object.assign(process.env, stand.env);
  // Read from the environment, so only now.
  const { documentClient } = await import('#functions/table/table.ts');
  await createTable(documentClient(), 'catalog');
  await jsonOf<unknown>(join(import.meta.dirname, '../catalog/fill.ts'), [String(ofCatalog)], stand.env);
  await jsonOf<unknown>(at('fill.ts'), [ofCatalog, ...sizes].map(String), stand.env, 5);
  const env = { ...stand.env, NODE_OPTIONS: allFunctions.find(({ name }) => name === 'merchandise')?.nodeOptions };
  const callsOf = (mode: string, homes: readonly number[]) =>
    jsonOf<Measured>(at('calls.ts'), [mode, ...homes.map(String)], env, 5);
  const cold: CallCost[] = [];
  for (const size of sizes) cold.push((await callsOf('cold', [size])).costs.cold?.[0] as CallCost);
  const warm = await callsOf('warm', sizes);
  const figures: Figure[] = [
    ...Object.entries(warm.costs).flatMap(([name, costs]) => figuresOf(`${name}, warm`, costs, goalsOf(name))),
    ...figuresOf('listed, 300 rows, cold', cold, {}),
    { group, name: 'memory of a process that keeps both homes', unit: 'MB', ours: warm.megabytes },
  ];
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await stand.close();
}
