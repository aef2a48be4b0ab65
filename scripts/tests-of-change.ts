/** A test file by its path in the repository, with its text. */
export type TestFile = { path: string; text: string };

/** Tells whether a test reaches the code through HTTP or a browser, so that no import says what it is about. */
const isSuite = (path: string) => /^test\/(?:contract|table|journeys|local|infra|e2e|clock)\/.*\.test\.ts$/.test(path);

/** Returns the call that an operation's file is for: `functions/api/team/save-employee.ts` is `saveEmployee`. */
function callOf(path: string): string | undefined {
  const name = /^functions\/api\/[^/]+\/([a-z0-9-]+)\.ts$/.exec(path)?.[1];
  return name?.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns the tests outside the unit project that a change concerns: the ones that changed, and the journeys that make a call whose operation changed.
 * `changed` are paths in the repository; `tests` are all test files.
 */
export function testsOfChange(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const calls = changed.flatMap((path) => callOf(path) ?? []);
  const makesOne = (text: string) => calls.some((call) => new RegExp(`['"]${call}['"]`).test(text));
  return tests
    .filter(
      ({ path, text }) => isSuite(path) && (changed.includes(path) || (path.startsWith('test/journeys/') && makesOne(text))),
    )
    .map(({ path }) => path)
    .sort();
}
