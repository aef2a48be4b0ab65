/**
 * A file of a font: the characters of some ranges (`[from, to, from, to, ...]`, code points, both ends included) in one weight, or in all if `weight` is
 * null. `scripts/build-fonts.ts` lists them in `faces.json` beside the files.
 */
export type FaceFile = { family: FaceFamily; file: string; weight: Weight | null; ranges: readonly number[] };

/** Weights that documents are set in. */
export type Weight = 400 | 600;

/** Lists the typefaces, ours first; Noto covers the rest (docs/decisions.md, Documents). */
export const faceFamilies = [
  'source-sans-3',
  'source-serif-4',
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;
export type FaceFamily = (typeof faceFamilies)[number];

/** Tells whether a file's ranges contain a character. */
export function holds({ ranges }: FaceFile, codePoint: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) if (codePoint >= ranges[at]! && codePoint <= ranges[at + 1]!) return true;
  return false;
}
