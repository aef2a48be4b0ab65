/**
 * `npm run bench`: measures what we promise to be quick or small, beside a peer of the same run where there is one; one folder a subject, one table.
 * `npm run bench -- load` runs one part (or those named); `-- load --minutes 3` sets how long the load lasts. `-- --smoke` runs every part on next to
 * nothing, to see that it still works. A part that fails is a row of its own and fails the run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../scripts/build.ts';
import { jsonOf } from './child.ts';
import { measureColdStarts } from './cold-start/measure.ts';
import { type Figure, failedPart, isMet, ratioOf } from './figure.ts';
import { measurePlanner } from './planner/measure.ts';
import { isSmoke } from './scale.ts';
import { measureStart } from './start/measure.ts';
import { tableOf } from './table.ts';
import { lastTestRun } from './tests.ts';
import { measureWeb } from './web/measure.ts';

const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '' }, smoke: { type: 'boolean', default: false } },
});
if (values.smoke && !isSmoke) {
  // The parts read their sizes as they are loaded, so this process starts over.
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, BENCH_SMOKE: '1' },
  });
  process.exit(status ?? 1);
}
// The memory that a load leaves is judged from the second minute to the tenth. A smoke run judges nothing.
const minutes = Math.max(2, Number(values.minutes) || (isSmoke ? 3 : 10));

/** Runs one part, unless others are wanted, and says how long it took. The table comes at the end. */
async function part(name: string, work: () => Promise<Figure[]>): Promise<Figure[]> {
  if (wanted.length > 0 && !wanted.includes(name)) return [];
  const from = performance.now();
  const took = () => `(${((performance.now() - from) / 1000).toFixed(1)} s)`;
  try {
    const figures = await work();
    process.stderr.write(`✓ ${name} ${took()}\n`);
    return figures;
  } catch (error) {
    process.stderr.write(`✗ ${name} ${took()}: ${error instanceof Error ? error.stack : String(error)}\n`);
    return [failedPart(name, error)];
  }
}

const measureRunning = async (site: string, home: string, stateDir: string): Promise<Figure[]> => [
  ...(await measureWeb(site, home)),
  ...(await measurePlanner(site, home.split('/').at(-1) ?? '', stateDir)),
];

buildIfChanged(() => {}, { env: { ...process.env, YARROW_STAGE: 'local', PORT: '' } });
const figures = [
  ...(await part('search', () => jsonOf<Figure[]>(join(import.meta.dirname, 'search/measure.ts')))),
  ...(await part('logic', () => jsonOf<Figure[]>(join(import.meta.dirname, 'logic/measure.ts')))),
  ...(await part('chain', () => jsonOf<Figure[]>(join(import.meta.dirname, 'chain/measure.ts')))),
  ...(await part('custody', () => jsonOf<Figure[]>(join(import.meta.dirname, 'custody/measure.ts')))),
  ...(await part('prices', () => jsonOf<Figure[]>(join(import.meta.dirname, 'prices/measure.ts')))),
  ...(await part('statement', () => jsonOf<Figure[]>(join(import.meta.dirname, 'statement/measure.ts')))),
  ...(await part('dry-run', () => jsonOf<Figure[]>(join(import.meta.dirname, 'dry-run/measure.ts')))),
  ...(await part('plan-pdf', () => jsonOf<Figure[]>(join(import.meta.dirname, 'pdf/measure.ts')))),
  ...(await part('price-list-pdf', () => jsonOf<Figure[]>(join(import.meta.dirname, 'price-list.ts')))),
  ...(await part('statement-pdf', () => jsonOf<Figure[]>(join(import.meta.dirname, 'statement.ts')))),
  ...(await part('documents', () => jsonOf<Figure[]>(join(import.meta.dirname, 'documents/measure.ts')))),
  // A hundred thousand cases are written before anything is measured.
  ...(await part('cases', () => jsonOf<Figure[]>(join(import.meta.dirname, 'cases/measure.ts'), [], {}, 20))),
  // The sums of a hundred thousand cases are written before aging looks for those that are open.
  ...(await part('money', () => jsonOf<Figure[]>(join(import.meta.dirname, 'money/measure.ts'), [], {}, 20))),
  // A hundred thousand tasks are written before the job looks for those that are due.
  ...(await part('tasks', () => jsonOf<Figure[]>(join(import.meta.dirname, 'tasks/measure.ts'), [], {}, 20))),
  ...(await part('tasks-end-to-end', () => jsonOf<Figure[]>(join(import.meta.dirname, 'tasks/end-to-end.ts')))),
  ...(await part('catalog', () => jsonOf<Figure[]>(join(import.meta.dirname, 'catalog/measure.ts'), [], {}, 10))),
  // Two homes, of 1,000 and of 10,000 items, are written before they are listed.
  ...(await part('merchandise', () => jsonOf<Figure[]>(join(import.meta.dirname, 'merchandise/measure.ts'), [], {}, 10))),
  ...(await part('cold-start', measureColdStarts)),
  ...(await part('start', () => measureStart(measureRunning))),
  ...(await part('grid-scroll', () => jsonOf<Figure[]>(join(import.meta.dirname, 'web/grid-scroll.ts'), [], {}, 5))),
  ...(await part('warm-search', () => jsonOf<Figure[]>(join(import.meta.dirname, 'cold-start/warm-search.ts')))),
  ...(await part('load', () =>
    jsonOf<Figure[]>(join(import.meta.dirname, 'load/measure.ts'), [String(minutes)], {}, minutes + 5),
  )),
  ...(wanted.length > 0 || isSmoke ? [] : lastTestRun()),
];
const seconds = Math.round((performance.now() - startedAt) / 1000);
const missed = figures.filter((figure) => isMet(figure) === false);
if (!isSmoke) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const report = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), met: isMet(figure) }));
  writeFileSync(
    join(root, 'dist/bench.json'),
    `${JSON.stringify({ at: new Date().toISOString(), seconds, figures: report }, null, 2)}\n`,
  );
}
const failed = figures.filter((figure) => figure.failed);
const goals = figures.filter((figure) => isMet(figure) !== null).length;
process.stdout.write(
  `${tableOf(figures)}\n\n${goals - missed.length} of ${goals} goals met${failed.length > 0 ? `, ${failed.length} parts failed` : ''}, in ${seconds} s. The same as data: dist/bench.json\n`,
);
if (failed.length > 0) process.exitCode = 1;
