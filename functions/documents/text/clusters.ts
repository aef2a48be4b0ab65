import bidiFactory from 'bidi-js';
import type { Face } from '../fonts/face.ts';
import type { Weight } from '../fonts/face-file.ts';
import type { FontLibrary, Style } from '../fonts/font-library.ts';

/** What a reader sees as one character, with the font that has it. `level` is odd if it runs from right to left; `isMissing` if no font has it. */
export type Cluster = { text: string; face: Face; level: number; isMissing: boolean };

type Setting = { fonts: FontLibrary; style: Style; weight: Weight };

const REPLACEMENT = 0xfffd;
/** The package's types know only the shape that its CommonJS file would have under `require`. */
const makeBidi = bidiFactory as unknown as typeof bidiFactory.default;
let bidi: ReturnType<typeof makeBidi> | undefined;
let graphemes: Intl.Segmenter | undefined;

/** Returns the levels of the bidirectional algorithm (UAX #9) by UTF-16 unit, in a line that runs from left to right as all of these documents do. */
function levelsOf(text: string): Uint8Array | undefined {
  if (!/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text)) return undefined;
  bidi ??= makeBidi();
  return bidi.getEmbeddingLevels(text, 'ltr').levels;
}

/** Returns the opposite bracket where the line runs from right to left. */
function mirrorBracket(text: string, level: number): string {
  return level % 2 === 1 && text.length === 1 ? (bidi?.getMirroredCharacter(text) ?? text) : text;
}

/** Tells whether a character isolates a name in a sentence that runs the other way. It isn't needed once the levels are known. */
const isIsolate = (text: string) => text >= '\u2066' && text <= '\u2069';

/** Finds the font of one grapheme: one that has all of it, or one for each of its characters. */
function clustersOfGrapheme(text: string, level: number, { fonts, style, weight }: Setting, around: string): Cluster[] {
  if (isIsolate(text)) return [];
  const codePoints = Array.from(text, (character) => character.codePointAt(0)!);
  const whole = fonts.find(codePoints, style, weight, around);
  if (whole) return [{ text: mirrorBracket(text, level), face: whole, level, isMissing: false }];
  const single = codePoints.map((codePoint) => fonts.find([codePoint], style, weight, around));
  if (single.some((face) => face !== undefined))
    return codePoints.flatMap((codePoint, index): Cluster[] => {
      const character = String.fromCodePoint(codePoint);
      const face = single[index];
      if (face) return [{ text: character, face, level, isMissing: false }];
      return /\p{Default_Ignorable_Code_Point}/u.test(character) ? [] : missing(character, level, { fonts, style, weight });
    });
  return missing(text, level, { fonts, style, weight });
}

function missing(text: string, level: number, { fonts, style, weight }: Setting): Cluster[] {
  if (/^\p{Default_Ignorable_Code_Point}+$/u.test(text)) return [];
  const face = fonts.find([REPLACEMENT], style, weight, '');
  if (!face) throw new Error('No font has the replacement character.');
  return [{ text, face, level, isMissing: true }];
}

/** Returns the clusters of a text (in the order of its letters), each with its font and direction. */
export function clustersOf(text: string, setting: Setting): Cluster[] {
  const levels = levelsOf(text);
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const clusters: Cluster[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const before = clusters.at(-1);
    const level = levels?.[index] ?? 0;
    // A space keeps the font around it, so that a line of one script is one text to the file's reader.
    if (segment === ' ' && before && !before.isMissing) clusters.push({ text: ' ', face: before.face, level, isMissing: false });
    else clusters.push(...clustersOfGrapheme(segment, level, setting, text));
  }
  return clusters;
}
