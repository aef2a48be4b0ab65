import type { DocumentField } from '../model/document.ts';

/** The smallest type that a document is filled in with, in points, and from one baseline to the next, by that size. */
const SMALLEST = 6;
const LEADING = 1.15;
/** What a place keeps free at each edge, in points. */
const marginOf = (side: number): number => Math.min(2, side * 0.06);

/** The widths of characters at most, in hundredths of the size of the type: those of the font that documents are filled in with, rounded up. */
const widths = {
  28: "',.:;Iijl|",
  32: '!()-[]ft{}',
  36: '/\\r',
  44: '"*?Jcsz',
  50: '#$+0123456789<=>FLY^_ekvxy~',
  54: 'AESTVXZag',
  57: 'BC`bdhnopqu',
  62: '&DGKPR',
  68: 'HNOQU',
  74: 'Mw',
  86: '%@Wm',
} as const;
const widthByCharacter: ReadonlyMap<string, number> = new Map([
  [' ', 0.28],
  ...Object.entries(widths).flatMap(([width, all]) => Array.from(all, (each) => [each, Number(width) / 100] as const)),
]);

/** How much wider a letter is with its accents, by the size. */
const ACCENTS = 0.13;

/** The width of a character at most, by the size of the type. Letters of other scripts may be as wide as they're high. */
function widthOf(character: string): number {
  const known = widthByCharacter.get(character);
  if (known !== undefined) return known;
  if (/\p{M}/u.test(character)) return ACCENTS;
  const plain = widthByCharacter.get(character.normalize('NFD').charAt(0));
  if (plain !== undefined) return plain + ACCENTS;
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character) ? 0.9 : 1.05;
}

const widthOfText = (text: string): number => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);

/** How many lines a word takes at most. Where it's broken, as much as one character is left free. */
function rowsOf(word: string, wide: number, width: number): number {
  if (wide <= width) return 1;
  return width > 2.1 ? Math.ceil(wide / (width - 1.05)) : Array.from(word).length;
}

/** How many lines a paragraph takes at most: a word that doesn't fit goes to the next one. */
function linesOf(paragraph: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of paragraph.split(/(?<=\s)/)) {
    const wide = widthOfText(word);
    if (used > 0 && used + wide > width) [lines, used] = [lines + 1, 0];
    const rows = rowsOf(word, wide, width);
    lines += rows - 1;
    used = rows > 1 ? width : used + wide;
  }
  return lines;
}

/**
 * Tells whether a text is certain to fit every place of a field in the smallest type, without the fonts that measure it. A text that fits by a hair may be
 * refused: what is signed has to be whole on the page.
 */
export const fitsPlaces = ({ placements, lines, combLength }: DocumentField, text: string): boolean =>
  combLength !== undefined ||
  placements.every(({ width, height }) => {
    const wide = (width - 2 * marginOf(width)) / SMALLEST;
    const isMultiline = lines === 'multi';
    if (!isMultiline && widthOfText(text) <= wide) return true;
    // What is too long for one line is set on several if the place is high enough.
    const room = Math.floor((isMultiline ? height - 2 * marginOf(height) : height) / (SMALLEST * LEADING));
    return text.split(/\r\n|\r|\n/).reduce((sum, paragraph) => sum + linesOf(paragraph, wide), 0) <= room;
  });
