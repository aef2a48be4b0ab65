import { importsOf } from '#test/house/imports.ts';
import type { SourceFile } from '#test/house/source-files.ts';
import { browserTestsOf } from './browser-tests.ts';
import { type Importers, importersOf, mostRelated, reachedFrom } from './related.ts';

const isJourney = ({ path }: SourceFile) => /^test\/journeys\/.*\.test\.ts$/.test(path);

/** Returns the call that an operation's file is for: `functions/api/team/save-employee.ts` is `saveEmployee`. */
function callOf(path: string): string | undefined {
  const name = /^functions\/api\/[^/]+\/([a-z0-9-]+)\.ts$/.exec(path)?.[1];
  return name === 'index' || name === 'implementer'
    ? undefined
    : name?.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Who raises the event that a reaction follows, as though it imported the reaction: no import leads from one to the other. */
function raisersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const rules = files.find(({ path }) => path === 'events/rules/index.ts')?.text ?? '';
  const raisers = new Map<string, string[]>();
  for (const [, event, reaction] of rules.matchAll(/when: '([^']+)',\s*reaction: '([^']+)'/g)) {
    const path = `functions/reactions/${reaction}.ts`;
    const raising = files.filter((file) => file.path.startsWith('functions/') && file.text.includes(`event('${event}'`));
    raisers.set(path, [...(raisers.get(path) ?? []), ...raising.map((file) => file.path)]);
  }
  return raisers;
}

/** Returns the journeys that make a call whose operation uses a changed file, or raises the event that a changed reaction follows; the most related first. */
function journeysOf(changed: readonly string[], files: readonly SourceFile[], importers: Importers): string[] {
  const users = new Map(importers);
  for (const [reaction, raisers] of raisersOf(files)) users.set(reaction, [...(users.get(reaction) ?? []), ...raisers]);
  const product = changed.filter((path) => path.startsWith('functions/'));
  const reached = reachedFrom(product, users, (path) => path.endsWith('/index.ts'));
  const distanceOf = new Map([...reached].map(([path, distance]) => [callOf(path), distance]));
  const calls = new Set(files.map(({ path }) => callOf(path)));
  return mostRelated(files.filter(isJourney), product, (text) =>
    [...text.matchAll(/['"](\w+)['"]/g)].flatMap(([, word]) => (calls.has(word) ? [distanceOf.get(word)] : [])),
  );
}

/** How many tests are run that did not change themselves: as many as end within a minute. The others are named. */
const MAX_JOURNEYS = 6;
const MAX_BROWSER_TESTS = 1;

/** Suites whose tests reach the code through HTTP or a browser, so that no import says what they are about. */
const isSuite = (path: string) => /^test\/(?:contract|table|journeys|local|infra|e2e|clock)\/.*\.test\.ts$/.test(path);

/** Unit tests: those of vitest.config.ts. */
const isUnit = (path: string) =>
  /\.test\.tsx?$/.test(path) && (!path.startsWith('test/') || /^test\/(?:access|documents|house|planner|web)\//.test(path));

/** Whether a test reads the project's files, or what was built of them, so that no import says what it is about. One that makes a folder reads that one. */
const readsFiles = ({ path, text }: SourceFile) =>
  /^test\/(?:house|web)\//.test(path) || (/'node:(?:fs|child_process)/.test(text) && !text.includes('mkdtempSync'));

/** Returns the unit tests that import a changed file, at any number of imports, or read files. All of them are those of a file that isn't code, or of a setting. */
function unitTestsOf(changed: readonly string[], files: readonly SourceFile[], importers: Importers): string[] {
  const isKnown = changed.every((path) => /\/.*\.(?:tsx?|mjs|md)$/.test(path));
  const reached = reachedFrom(changed, importers, () => false);
  return files
    .filter((file) => isUnit(file.path) && (!isKnown || reached.has(file.path) || readsFiles(file)))
    .map(({ path }) => path);
}

/** The tests that what changed concerns: those that are run, of the unit project and of the others, and those that are left to be run by hand. */
export type TestsOfChange = { unit: string[]; run: string[]; byHand: string[] };

/**
 * Returns the tests that a change concerns. Outside the unit project those are the ones that changed; the journeys that make a call whose operation uses a changed
 * file, or that use a changed part of tests; and the browser tests that name a screen in which the change may be seen. `changed` are paths in the
 * repository, `files` all files that there are.
 */
export function testsOfChange(changed: readonly string[], files: readonly SourceFile[]): TestsOfChange {
  const importers = importersOf(importsOf(files));
  const isThere = new Set(files.map(({ path }) => path));
  const own = changed.filter((path) => isSuite(path) && isThere.has(path));
  const parts = changed.filter((path) => path.startsWith('test/') && !path.endsWith('.test.ts'));
  const byParts = [...reachedFrom(parts, importers, isSuite).keys()].filter(isSuite);
  const found = new Set([...byParts, ...journeysOf(changed, files, importers), ...browserTestsOf(changed, files, importers)]);
  for (const path of own) found.delete(path);
  const [journeys, browserTests] = ['test/journeys/', 'test/e2e/'].map((suite) =>
    [...found].filter((path) => path.startsWith(suite)),
  );
  const run = [...own, ...(journeys ?? []).slice(0, MAX_JOURNEYS), ...(browserTests ?? []).slice(0, MAX_BROWSER_TESTS)];
  return {
    unit: unitTestsOf(changed, files, importers),
    run: run.sort(),
    byHand: [...found].filter((path) => !run.includes(path)),
  };
}
