/** Measures the rules of packages in this process and prints its figures as JSON: run by bench/index.ts in a child. */
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { compileRule } from '#shared/logic/compile-rule.ts';
import { type LogicData, truthOf, unknown } from '#shared/logic/unknown.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { halfAnswered, packageAnswers, packageRules } from './package-rules.ts';

const group = `Logic: a package with ${packageRules.length} rules`;
const packages = packageAnswers(scaled(500, 5));
const unfinished = halfAnswered(packages);
const open = { absent: unknown } as const;

/** Returns the milliseconds of this process's own work, so that others on the machine don't count. */
function workOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Copies the rules each time, since compiled ones are kept. */
const compileAnew = () => structuredClone(packageRules).map((rule) => compileRule(rule));

const rules = compileAnew();
const byPeer = (data: LogicData, at: number): unknown => jsonLogic.apply(packageRules[at] as RulesLogic, data);

/** Counts how many rules of a package are true: three loops, so that none is slowed by what the others call. */
function countOurs(data: LogicData): number {
  let holding = 0;
  for (let at = 0; at < rules.length; at += 1) if (truthOf(rules[at]!.run(data)) === true) holding += 1;
  return holding;
}
function countUnfinished(data: LogicData): number {
  let holding = 0;
  for (let at = 0; at < rules.length; at += 1) if (truthOf(rules[at]!.run(data, open)) === true) holding += 1;
  return holding;
}
function countPeer(data: LogicData): number {
  let holding = 0;
  for (let at = 0; at < rules.length; at += 1) if (jsonLogic.truthy(byPeer(data, at))) holding += 1;
  return holding;
}

/** Kept, so that no work can be optimized away. */
let holding = 0;
function packagesPerSecond(times: number, inputs: readonly LogicData[], count: (data: LogicData) => number): number {
  const milliseconds = workOf(() => {
    for (let turn = 0; turn < times; turn += 1) for (const data of inputs) holding += count(data);
  });
  return (times * inputs.length * 1000) / milliseconds;
}

const turns = {
  ours: () => packagesPerSecond(60, packages, countOurs),
  peer: () => packagesPerSecond(8, packages, countPeer),
  unfinished: () => packagesPerSecond(30, unfinished, countUnfinished),
  unfinishedPeer: () => packagesPerSecond(8, unfinished, countPeer),
  compiling: () =>
    workOf(() => {
      for (const rule of compileAnew()) rule.run(packages[0]!);
    }),
};
type Turn = keyof typeof turns;
const names = Object.keys(turns) as Turn[];
const found = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Turn, number[]>;
for (let round = 0; round < scaled(24, 4); round += 1) {
  for (const name of names) {
    const value = turns[name]();
    // The first rounds are for the compiler.
    if (round >= 3) found[name].push(value);
  }
}

/** Compares results, not only whether they are truthy. */
const differences = packages.flatMap((data) =>
  rules.filter((rule, at) => JSON.stringify(rule.run(data)) !== JSON.stringify(byPeer(data, at))),
).length;
/**
 * Counts the results that were given with half the answers and that all the answers change. `missing` asks for absent answers, so it may change its mind.
 */
const takenBack = packages.flatMap((data, index) =>
  rules.filter((rule, at) => {
    const early = truthOf(rule.run(unfinished[index]!, open));
    return early !== unknown && early !== truthOf(rule.run(data)) && !JSON.stringify(packageRules[at]).includes('missing');
  }),
).length;
if (differences > 0)
  throw new Error(`${differences} of ${packages.length * rules.length} results are not those of json-logic-js.`);
if (holding === 0) throw new Error('No rule was ever true, so nothing was measured.');

const ours = median(found.ours);
const figures: Figure[] = [
  {
    group,
    name: 'packages, all answered',
    unit: '/s',
    ours,
    peer: { name: 'json-logic-js', value: median(found.peer) },
    goal: { of: 'ratio', atLeast: 10 },
  },
  { group, name: 'the same', unit: '/s', ours, goal: { of: 'ours', atLeast: 150_000 } },
  {
    group,
    name: 'packages, half answered, the rest unknown (null to json-logic-js)',
    unit: '/s',
    ours: median(found.unfinished),
    peer: { name: 'json-logic-js', value: median(found.unfinishedPeer) },
  },
  { group, name: 'compiled, and run once', unit: 'ms', ours: median(found.compiling), goal: { of: 'ours', atMost: 2 } },
  {
    group,
    name: `of ${(packages.length * rules.length).toLocaleString('en-US')} results, unlike those of json-logic-js`,
    unit: '',
    ours: differences,
    goal: { of: 'ours', atMost: 0 },
  },
  {
    group,
    name: 'results given with half the answers, and changed later',
    unit: '',
    ours: takenBack,
    goal: { of: 'ours', atMost: 0 },
  },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
