import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Imports, importsOf } from './imports.ts';
import { filesIn, folders, type SourceFile } from './source-files.ts';

/** A shorter file belongs in the only file that imports it, as long as the two together have no more lines than this. */
const SHORT = 40;
const MAX_MERGED_LINES = 180;

/** Short files that stay separate, by the beginning of their path, with the reason. */
const separate: Readonly<Record<string, string>> = {
  'shared/model/': 'each noun has a file',
  'web/questions/': 'each kind of question has a file for its widget, which question-renderers.tsx lists',
  'web/system-screens.ts': 'the screens of administrators are listed as those of staff are, in workspace-screens.ts',
  'web/zod-without-eval.ts': 'it has to run before the first schema is made, so main.tsx imports it first',
};

const linesIn = (text: string): number => text.trimEnd().split('\n').length;
const isCandidate = (path: string): boolean => /\.tsx?$/.test(path) && !/(?:\.test\.tsx?|\.d\.ts|\/index\.tsx?)$/.test(path);

/** Returns whether a file is loaded later or as a worker, and so has to be a file. */
const isLoadedLater = (path: string, { text }: SourceFile): boolean =>
  new RegExp(`(?:import|new URL)\\(\\s*'\\./${posix.basename(path).replaceAll('.', '\\.')}'`).test(text);

/** Finds short files whose only importer is in the same folder and has room for them, as `file in importer`. */
function filesToFold(files: readonly SourceFile[], imports: Imports = importsOf(files)): string[] {
  const fileAt = new Map(files.map((file) => [file.path, file]));
  const importersOf = Map.groupBy(
    [...imports].flatMap(([importer, imported]) => [...imported].map((path) => ({ importer, path }))),
    ({ path }) => path,
  );
  return files
    .filter(({ path, text }) => isCandidate(path) && linesIn(text) < SHORT)
    .flatMap(({ path, text }) => {
      const [only, ...others] = importersOf.get(path) ?? [];
      const importer = only && others.length === 0 ? fileAt.get(only.importer) : undefined;
      if (!importer || !isCandidate(importer.path) || posix.dirname(importer.path) !== posix.dirname(path)) return [];
      if (isLoadedLater(path, importer) || linesIn(text) + linesIn(importer.text) > MAX_MERGED_LINES) return [];
      return [`${path} in ${importer.path}`];
    });
}

describe('short files', () => {
  const found = filesToFold(folders.flatMap(filesIn));

  it('are part of the only file that imports them', () => {
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

  it('finds a short file with one importer beside it', () => {
    expect(filesToFold([words, panel])).toEqual(['web/parts/words.ts in web/parts/panel.tsx']);
  });

  it.each([
    ['a second importer', [words, panel, sample('web/shell/header.tsx', "import '#web/parts/words.ts';")]],
    ['an importer in another folder', [words, sample('web/shell/header.tsx', "import '../parts/words.ts';")]],
    ['code that is loaded later', [words, sample('web/parts/panel.tsx', "const load = () => import('./words.ts');")]],
    ['an importer without room', [words, sample('web/parts/panel.tsx', "import './words.ts';", 180)]],
    ['a file that is not short', [sample('web/parts/words.ts', '', 40), panel]],
  ])('leaves %s', (_, files) => {
    expect(filesToFold(files)).toEqual([]);
  });
});
