import type { Imports } from '#test/house/imports.ts';
import type { SourceFile } from '#test/house/source-files.ts';

/** Which files import each file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Turns who imports what around. */
export function importersOf(imports: Imports): Importers {
  const importers = new Map<string, string[]>();
  for (const [importer, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), importer]);
  return importers;
}

/**
 * Returns every file in which a change of some may be felt, themselves included, with how many imports are between. Nothing beyond a file of which `isEnd`
 * is true is reached through it.
 */
export function reachedFrom(
  changed: readonly string[],
  importers: Importers,
  isEnd: (path: string) => boolean,
): Map<string, number> {
  const distances = new Map(changed.map((path) => [path, 0]));
  for (const [path, distance] of distances)
    if (!isEnd(path))
      for (const importer of importers.get(path) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

const wordsOf = (path: string): string[] => path.replace(/(?:\.test)?\.tsx?$/, '').split(/[/-]/);

/**
 * Returns the tests that are about what changed, the most related first. `mentionsIn` answers the distance to the change of each thing that a test mentions;
 * undefined for a thing that the change can't reach. A test that is about many other things is less related, and one that is called like the change is more.
 */
export function mostRelated(
  tests: readonly SourceFile[],
  changed: readonly string[],
  mentionsIn: (text: string) => (number | undefined)[],
): string[] {
  const changedWords = new Set(changed.flatMap(wordsOf));
  const relationOf = ({ path, text }: SourceFile): number => {
    const mentions = mentionsIn(text);
    const near = mentions.reduce<number>((sum, distance) => sum + (distance === undefined ? 0 : 1 / (1 + distance)), 0);
    const name = wordsOf(path.split('/').at(-1) ?? '');
    const named = name.filter((word) => changedWords.has(word)).length / name.length;
    return (near / Math.sqrt(Math.max(1, mentions.length))) * (1 + named);
  };
  return tests
    .map((test) => ({ path: test.path, relation: relationOf(test) }))
    .filter(({ relation }) => relation > 0)
    .sort((one, other) => other.relation - one.relation)
    .map(({ path }) => path);
}
