import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Imports, importsOf } from './imports.ts';
import { filesIn, folders, isTest, MAX_LINES, type SourceFile } from './source-files.ts';

/** A file that is shorter belongs in the only file that imports it, unless together they would be longer than a file may be. */
const SHORT = 40;

/** Short files that stay separate, by the beginning of their path, with the reason. */
const separate: Readonly<Record<string, string>> = {
  'shared/model/': 'each noun has a file',
  'web/questions/': 'each kind of question has a file for its widget, which question-renderers.tsx lists',
  'web/zod-without-eval.ts': 'it has to run before the first schema is made, so main.tsx imports it first',
  'scripts/emulator-environment.ts': 'deploy.ts deploys as soon as it is imported, so the test of this can’t import it',
  'scripts/second-dynamodb.ts': 'test.ts runs every suite as soon as it is imported, so the test of this can’t import it',
};

const linesIn = (text: string): number => text.trimEnd().split('\n').length;
const isCandidate = (path: string): boolean => /\.tsx?$/.test(path) && !/(?:\.test\.tsx?|\.d\.ts|\/index\.tsx?)$/.test(path);

/** Returns whether a file is loaded later or as a worker, and so has to be a file. */
const isLoadedLater = (path: string, { text }: SourceFile): boolean =>
  new RegExp(`(?:import|new URL)\\(\\s*'\\./${posix.basename(path).replaceAll('.', '\\.')}'`).test(text);

const withoutTypes = (file: SourceFile): SourceFile => ({
  ...file,
  text: file.text.replace(/^(?:import|export) type [^;]*;/gm, ''),
});

/** Whether a file is a component, or a hook. */
const isReact = ({ path, text }: SourceFile): boolean => path.endsWith('.tsx') || /\bfrom '[^']*\breact\b/.test(text);

/** Finds short files whose only importer, apart from tests, is in the same folder and has room for them, as `file in importer`. */
function filesToFold(files: readonly SourceFile[], imports: Imports = importsOf(files)): string[] {
  const fileAt = new Map(files.map((file) => [file.path, file]));
  const importersOf = Map.groupBy(
    [...imports].flatMap(([importer, imported]) => [...imported].map((path) => ({ importer, path }))),
    ({ path }) => path,
  );
  const loaded = importsOf(files.map(withoutTypes));
  const loadsReact = (path: string, seen = new Set<string>()): boolean => {
    if (seen.has(path)) return false;
    seen.add(path);
    const file = fileAt.get(path);
    return (file !== undefined && isReact(file)) || [...(loaded.get(path) ?? [])].some((each) => loadsReact(each, seen));
  };
  const besides = (one: string, other: string) => posix.dirname(one) === posix.dirname(other);
  /** The one excuse: a pure rule that only a component or a hook imports, with a test beside it that doesn't load React. */
  const keepsReactOut = (path: string, importer: SourceFile, tests: readonly string[]): boolean =>
    isReact(importer) && tests.some((test) => besides(test, path) && !loadsReact(test));
  return files
    .filter(({ path, text }) => isCandidate(path) && linesIn(text) < SHORT)
    .flatMap(({ path, text }) => {
      const all = (importersOf.get(path) ?? []).map(({ importer }) => importer);
      const tests = isTest({ path, text }) ? [] : all.filter((importer) => isTest({ path: importer, text: '' }));
      const [only, ...others] = all.filter((importer) => !tests.includes(importer));
      const importer = only && others.length === 0 ? fileAt.get(only) : undefined;
      if (!importer || !isCandidate(importer.path) || !besides(importer.path, path)) return [];
      if (isLoadedLater(path, importer) || linesIn(text) + linesIn(importer.text) > MAX_LINES) return [];
      return keepsReactOut(path, importer, tests) ? [] : [`${path} in ${importer.path}`];
    });
}

describe('short files', () => {
  const found = filesToFold(folders.flatMap(filesIn));

  it('are part of the only file that imports them, whether or not they have a test', () => {
    expect(found.filter((each) => !Object.keys(separate).some((start) => each.startsWith(start)))).toEqual([]);
  });

  it.each(Object.keys(separate))('stay separate for a reason that still applies: %s', (start) => {
    expect(found.some((each) => each.startsWith(start))).toBe(true);
  });
});

describe('the search for short files', () => {
  const sample = (path: string, text: string, lines = 1): SourceFile => ({ path, text: text + '\n//'.repeat(lines) });
  const words = sample('web/parts/words.ts', '');
  const panel = sample('web/parts/panel.tsx', "import './words.ts';");
  const layout = sample('web/parts/layout.ts', "import './words.ts';");
  const test = sample('web/parts/words.test.ts', "import './words.ts';");

  it.each([
    ['one importer beside it', [words, panel], 'panel.tsx'],
    ['a test besides', [words, layout, test], 'layout.ts'],
    ['a test in another folder', [words, panel, sample('test/web/words.test.ts', "import '#web/parts/words.ts';")], 'panel.tsx'],
    [
      'a test that loads React anyway',
      [
        words,
        panel,
        sample('web/parts/all.test.ts', "import './words.ts'; import './other.tsx';"),
        sample('web/parts/other.tsx', ''),
      ],
      'panel.tsx',
    ],
  ])('finds a short file with %s', (_, files, importer) => {
    expect(filesToFold(files)).toEqual([`web/parts/words.ts in web/parts/${importer}`]);
  });

  it.each([
    ['a second importer', [words, panel, sample('web/shell/header.tsx', "import '#web/parts/words.ts';")]],
    ['an importer in another folder', [words, sample('web/shell/header.tsx', "import '../parts/words.ts';")]],
    ['code that is loaded later', [words, sample('web/parts/panel.tsx', "const load = () => import('./words.ts');")]],
    ['an importer without room', [words, sample('web/parts/panel.tsx', "import './words.ts';", MAX_LINES)]],
    ['a file that is not short', [sample('web/parts/words.ts', '', 40), panel]],
    ['a rule of a component that is tested without React', [words, panel, test]],
    [
      'a rule of a hook that is tested without React',
      [words, sample('web/parts/use-panel.ts', "import { useState } from 'react'; import './words.ts';"), test],
    ],
  ])('leaves %s', (_, files) => {
    expect(filesToFold(files)).toEqual([]);
  });
});
