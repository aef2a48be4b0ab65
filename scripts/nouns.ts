/**
 * Writes the index of the catalog's nouns from the files in `shared/catalog/nouns`: `npm run nouns`. Run it after a noun is added or renamed; a test says when
 * the index is out of date.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = 'shared/catalog/nouns';
const HEADER = '// Written by `npm run nouns` from the files of shared/catalog/nouns. Don’t edit it.\n';

const nameOf = (file: string): string => file.replace(/\.ts$/, '').replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

type Place = { noun: string; path: string; title: string; group: string };

/** The longest line that the formatter leaves alone. */
const LONGEST = 130;

/** Returns the lines of a place as the formatter has them. */
function placeLines(place: Place): string {
  const fields = Object.entries(place).map(([name, value]) => `${name}: '${value}'`);
  const line = `  { ${fields.join(', ')} },\n`;
  return line.length <= LONGEST + 1 ? line : `  {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
}

const namesFile = (names: readonly string[], places: readonly Place[]): string => `${HEADER}
/** The nouns of the catalog that administrators draft, publish together, and roll back, by the names that paths and parts of a release use. */
export const nounNames = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
export type NounName = (typeof nounNames)[number];

/** The screens of nouns that say themselves where they are, without the nouns: a list of screens needs no schemas. */
export const nounPlaces = [
${places.map(placeLines).join('')}] as const;
`;

const indexFile = (
  files: readonly string[],
  names: readonly string[],
): string => `/** Every noun of the catalog by its name, one file each. */
${HEADER}
import type { AnyNoun } from '../noun.ts';
import type { NounName } from '../noun-names.ts';
${files.map((file, at) => `import { ${names[at]} } from './${file}';\n`).join('')}
const everyNoun = {
${names.map((name) => `  ${name},\n`).join('')}} satisfies Record<NounName, AnyNoun>;

/** The same nouns, each with what its own entries are. */
export type EveryNoun = typeof everyNoun;

export const nouns: Record<NounName, AnyNoun> = everyNoun;
`;

async function placeOf(file: string, name: string): Promise<Place[]> {
  const module = (await import(join(root, folder, file))) as Record<string, { screen?: Omit<Place, 'noun'> }>;
  const screen = module[name]?.screen;
  return screen ? [{ noun: name, ...screen }] : [];
}

/** Returns what the index should be, by path. */
export async function indexOfNouns(): Promise<Record<string, string>> {
  const files = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !file.endsWith('.test.ts'))
    .sort();
  const names = files.map(nameOf);
  const places = await Promise.all(files.map((file, at) => placeOf(file, names[at] as string)));
  return { 'shared/catalog/noun-names.ts': namesFile(names, places.flat()), [`${folder}/index.ts`]: indexFile(files, names) };
}

if (import.meta.main) for (const [path, text] of Object.entries(await indexOfNouns())) writeFileSync(join(root, path), text);
