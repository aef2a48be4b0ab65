/**
 * `npm run check`: types, lint, unused code, and the tests of what changed since a commit (`npm run check -- main~3`; by default since the last commit).
 * It is for while you work; `npm test` runs everything.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { filesIn, folders } from '#test/house/source-files.ts';
import { testsOfChange } from './check/tests-of-change.ts';
import { ensureChromium } from './ensure-chromium.ts';

/** How many are named of the tests that the change may concern and that aren't run. */
const MOST_NAMED = 12;

const commit = process.argv[2] ?? 'HEAD';
const startedAt = performance.now();
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** Returns what git prints, as lines. Ends this process if git fails. */
function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  console.error(stderr.trim() || 'This needs git and a clone of the repository.');
  process.exit(1);
}

/** Runs one of the project's programs. Its output comes in one piece, so that programs that run at the same time don't mix. */
const run = (name: string, ...args: string[]) =>
  new Promise<boolean>((resolve) => {
    const since = performance.now();
    const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
    child.on('close', (status) => {
      console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds(since)} s)`);
      if (status !== 0) console.log(said);
      resolve(status === 0);
    });
  });

const vitest = (name: string, ...args: string[]) => run(name, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args);

const changed = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
const { unit, run: concerned, byHand } = testsOfChange(changed, folders.flatMap(filesIn));
console.log(`${changed.length} files changed since ${commit}.`);

mkdirSync('dist', { recursive: true });
const [areTypesRight, isLintClean, isAllUsed, isBuilt] = await Promise.all([
  run('types', 'node_modules/typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'dist/check.tsbuildinfo'),
  run('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  run('unused code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  run('build', 'scripts/build.ts'),
]);
let isRight = areTypesRight && isLintClean && isAllUsed && isBuilt;
if (isBuilt) {
  isRight = (await vitest(`${unit.length} files of unit tests`, '--project', 'unit', ...unit)) && isRight;
  if (concerned.some((path) => /^test\/(?:e2e|clock)\//.test(path))) process.env.CHROME_PATH = ensureChromium();
  if (concerned.length > 0) {
    console.log(`The change concerns ${concerned.join(' ')}`);
    isRight = (await vitest(`${concerned.length} files of other suites`, ...concerned)) && isRight;
  }
}
if (byHand.length > 0) {
  const unnamed = byHand.length - MOST_NAMED;
  console.log(`Not run, though the change may concern them: ${byHand.length} files. The most related of them:`);
  console.log(`  npx vitest run ${byHand.slice(0, MOST_NAMED).join(' ')}${unnamed > 0 ? ` # and ${unnamed} more` : ''}`);
}
console.log(`${isRight ? 'Passed' : 'Failed'} after ${seconds(startedAt)} s. npm test runs everything.`);
process.exit(isRight ? 0 : 1);
