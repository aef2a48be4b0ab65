import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The folders with files that people wrote. */
export const folders = ['shared', 'events', 'functions', 'infra', 'web', 'world', 'scripts', 'bench', 'test'] as const;

/** How long a file may be, but for data and tests. */
export const MAX_LINES = 250;

export type SourceFile = { path: string; text: string };

const isWritten = (name: string) => /\.(ts|tsx|mjs|js|css|html|md|json|ya?ml)$/.test(name);

/** Returns every written file in a folder, in order, with paths from the root and `/`. */
export function filesIn(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isWritten(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: file.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}

/** Returns the files at the root of the repository. */
export function rootFiles(): SourceFile[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && (isWritten(entry.name) || entry.name.startsWith('.npm')))
    .map(({ name }) => ({ path: name, text: readFileSync(join(root, name), 'utf8') }));
}

export const isTest = ({ path }: SourceFile) => path.startsWith('test/') || /\.test\.tsx?$/.test(path);
export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs|js)$/.test(path);

/** Returns `path:line` for every line where a pattern is found. */
export const linesWith = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
