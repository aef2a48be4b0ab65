import { posix } from 'node:path';
import { isCode, type SourceFile } from './source-files.ts';

/** The project's files that each file imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const specifier = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'((?:#|\.{1,2}\/)[^'\n]+)'/g;

/** Turns `#shared/values/ids.ts` or `../ids.ts` into a path from the root. */
const pathOf = (from: string, written: string): string => {
  const [path = ''] = written.split('?');
  return path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(from), path);
};

/** Reads what files import from each other, including types and code that is loaded later. */
export function importsOf(files: readonly SourceFile[]): Imports {
  const code = files.filter(isCode);
  const paths = new Set(code.map(({ path }) => path));
  return new Map(
    code.map(({ path, text }) => {
      const imported = [...text.matchAll(specifier)].map(([, written = '']) => pathOf(path, written));
      return [path, new Set(imported.filter((each) => paths.has(each)))];
    }),
  );
}

/**
 * Sums up imports between folders with the same parent, at every depth of a layer: `web/screens/cases` and `web/screens/family` in `web/screens`. A file
 * counts for every folder that contains it. Files directly in the parent are in none of its folders.
 */
export function importsOfFolders(imports: Imports): Imports {
  const between = new Map<string, Set<string>>();
  for (const [file, imported] of imports)
    for (const other of imported) {
      const [from, to] = [file.split('/'), other.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      if (depth < 1 || depth >= from.length - 1 || depth >= to.length - 1) continue;
      const [one, next] = [from, to].map((path) => path.slice(0, depth + 1).join('/')) as [string, string];
      between.set(one, (between.get(one) ?? new Set()).add(next));
    }
  return between;
}

/** Finds chains of imports that lead back to their start, as `a > b > a`, one per place that has any. */
export function cyclesIn(imports: Imports): string[] {
  const isDone = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' > '));
    if (isDone.has(path) || way.includes(path)) return;
    for (const imported of imports.get(path) ?? []) visit(imported, [...way, path]);
    isDone.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return cycles;
}
