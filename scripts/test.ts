/**
 * `npm test` is everything: types, lint (with the import rules), a search for unused code, builds, synth, and every suite. It ends with the line `N passed, N failed`, each check and
 * each test counting one. Arguments name vitest projects to run alone (`npm test -- unit`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './ensure-chromium.ts';
import { findRunner } from './second-dynamodb.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

const reportFile = 'dist/test/report.json';
/** How long the last run of everything took: a figure of `npm run bench`. */
const summaryFile = 'dist/test/summary.json';
const startedAt = performance.now();
const args = process.argv.slice(2);
/** `--deep`: the same properties with far more cases. */
if (args.includes('--deep')) process.env.YARROW_DEEP = '1';
/** `--dynamodb-local`: on AWS's own DynamoDB Local instead of the embedded one. */
if (args.includes('--dynamodb-local')) {
  try {
    process.env.YARROW_DYNAMODB = findRunner();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
/** Tests start some dozens of clouds and bench parts from the same sources: Node strips their types and compiles them once. */
process.env.NODE_COMPILE_CACHE ??= resolve('dist/test/compile-cache');
const projects = args.filter((arg) => !arg.startsWith('--'));
let passed = 0;
let failed = 0;
const failedChecks: string[] = [];

/** Runs one check, counts it, and prints what it printed once it has ended, so that checks can run beside each other. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complained, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('error', () => resolve(null)).on('close', resolve)),
  ]);
  process.stdout.write(printed);
  process.stderr.write(complained);
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${took} s)`);
  if (status === 0) passed += 1;
  else {
    failed += 1;
    failedChecks.push(name);
  }
  return status === 0;
}

/** Counts what vitest reported. A suite that didn't load, and a test that was skipped, count as failed: nothing is left out silently. */
function countReport(): void {
  if (!existsSync(reportFile)) {
    failed += 1;
    return;
  }
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped; every test runs.`);
  if (report.numPassedTests + report.numFailedTests === 0) console.error('No test ran.');
  passed += report.numPassedTests;
  failed += report.numFailedTests + unloaded + skipped + (report.numPassedTests + report.numFailedTests === 0 ? 1 : 0);
}

mkdirSync('dist/test', { recursive: true });
rmSync(reportFile, { force: true });
const everything = projects.length === 0;
const isBuilding = check('build', process.execPath, ['scripts/build.ts']);
if (everything) {
  // What `npm run check` or the last run found of files that are the same is not worked out again; a first run finds no such file.
  const known = ['--incremental', '--tsBuildInfoFile', 'dist/check.tsbuildinfo'];
  await check('types', process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.', ...known]);
  await check('lint', process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await check('unused code', process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress']);
}
const isBuilt = await isBuilding;
if (isBuilt) {
  if (everything || projects.some((project) => project === 'e2e' || project === 'clock'))
    process.env.CHROME_PATH = ensureChromium();
  const chosen = projects.flatMap((project) => ['--project', project]);
  // A dot for each test on a terminal. In a log, a line for each file, in plain text.
  const reporter = process.stdout.isTTY ? 'dot' : 'default';
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...chosen,
    ],
    { stdio: 'inherit', env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' } },
  );
  countReport();
  // An error outside every test (an unhandled rejection, say) fails the run without failing a test.
  if (status !== 0 && failed === 0) failed += 1;
}
if (everything && isBuilt && !args.includes('--deep')) {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  writeFileSync(summaryFile, JSON.stringify({ passed, failed, seconds, at: new Date().toISOString() }));
}
// The checks ran first, so what they printed is a thousand lines up by now.
if (failedChecks.length > 0) console.error(`\nFailed before the tests: ${failedChecks.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
