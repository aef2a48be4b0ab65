/** Puts the fonts for documents (WOFF2, their ranges, their licenses) into `dist/data/fonts`, from the @fontsource packages. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaceFamily, type FaceFile, faceFamilies, type Weight } from '#functions/documents/fonts/face-file.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/data/fonts');

const variable: readonly FaceFamily[] = ['source-sans-3', 'source-serif-4', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
/** Subsets of a script's font that only repeat Latin, Greek, and Cyrillic. All those of Noto Sans are wanted except Devanagari, which has its own font. */
const repeated = /^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|math|symbols)$/;
const isWhole = (family: FaceFamily) => family === 'noto-sans' || family.startsWith('source-');

const packageOf = (family: FaceFamily) =>
  join(root, 'node_modules', variable.includes(family) ? '@fontsource-variable' : '@fontsource', family);

/** Reads `U+4E00-4E03,U+5B57` as `[0x4e00, 0x4e03, 0x5b57, 0x5b57]`. */
export const rangesOf = (text: string): number[] =>
  text.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

function facesOf(family: FaceFamily): FaceFile[] {
  const subsets = JSON.parse(readFileSync(join(packageOf(family), 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(subsets)
    .map(([key, text]) => ({ subset: key.replace(/[[\]]/g, ''), ranges: rangesOf(text) }))
    .filter(({ subset }) => (isWhole(family) ? subset !== 'devanagari' : !repeated.test(subset)))
    .flatMap(({ subset, ranges }): FaceFile[] =>
      variable.includes(family)
        ? [{ family, file: `${family}-${subset}-wght-normal.woff2`, weight: null, ranges }]
        : ([400, 600] as Weight[]).map((weight) => ({
            family,
            file: `${family}-${subset}-${weight}-normal.woff2`,
            weight,
            ranges,
          })),
    );
}

/** Returns the folder, rebuilt if this script or a package is newer than it. The licenses (SIL OFL 1.1) go wherever the files go. */
export function buildFonts(): string {
  const list = join(folder, 'faces.json');
  const sources = [import.meta.filename, ...faceFamilies.map((family) => join(packageOf(family), 'package.json'))];
  const isFresh = existsSync(list) && sources.every((source) => statSync(source).mtimeMs < statSync(list).mtimeMs);
  if (isFresh) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faces = faceFamilies.flatMap(facesOf);
  for (const { family, file } of faces) copyFileSync(join(packageOf(family), 'files', file), join(folder, file));
  for (const family of faceFamilies) copyFileSync(join(packageOf(family), 'LICENSE'), join(folder, `${family}-LICENSE.txt`));
  writeFileSync(list, JSON.stringify(faces));
  return folder;
}

if (import.meta.main) process.stdout.write(`${readdirSync(buildFonts()).length} files in dist/data/fonts\n`);
