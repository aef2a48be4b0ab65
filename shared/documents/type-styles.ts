import type { TypeStyle } from '../model/enumerations/document.ts';

/**
 * What the files of each handwriting have, as code points in hex: letters, digits, and marks of names. A test compares them with the fonts. Combining marks
 * are left out, because a font places few of them well.
 */
const written: Readonly<Record<Exclude<TypeStyle, 'print'>, string>> = {
  flowing:
    '20-7e a1-ac ae-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 2bc 2c6-2c7 2c9 2da 2dc-2dd 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 2044',
  plain:
    '20-7e a1-ac ae-17e 18f 192 1c4-1cc 1d4 1e5 1e7 1e9-1eb 1ef 1f1-1f5 1fa-21b 21f 237 259 292 2bc 2c6-2c7 2c9 2da 2dc-2dd 400-45f 490-491 4b0-4b1 1e0c-1e0d 1e24-1e25 1e44-1e45 1e5a-1e5b 1e62-1e63 1e6c-1e6d 1e80-1e85 1e92-1e93 1ef2-1ef3 1ef8-1ef9 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044',
};

const rangesOf = (codes: string): readonly (readonly [number, number])[] =>
  codes.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
const ranges = Object.entries(written).map(([style, codes]) => [style as TypeStyle, rangesOf(codes)] as const);

/** Returns a typed name the way it’s drawn and judged: without space around it, and with its accents in its letters. */
export const typedName = (text: string): string => text.trim().normalize('NFC');

/** The most letters that are typed as initials: more aren’t readable in their place. */
export const MAX_INITIALS = 10;

/**
 * Returns the styles that a name may be signed in, so that no signature mixes two faces: the handwritings that have all of its letters, or print. The screen
 * offers these, and the server refuses others.
 */
export function stylesFor(text: string): readonly TypeStyle[] {
  const codes = [...typedName(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const writing = ranges.filter(([, has]) => codes.every((code) => has.some(([from, to]) => code >= from && code <= to)));
  return writing.length > 0 ? writing.map(([style]) => style) : ['print'];
}

/** Returns the style that a name is signed in: the one that was chosen if it can write the name, and otherwise the first that can. */
export function styleFor(text: string, chosen?: TypeStyle): TypeStyle {
  const styles = stylesFor(text);
  return chosen && styles.includes(chosen) ? chosen : (styles[0] ?? 'print');
}
