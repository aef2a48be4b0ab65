/**
 * The letters and digits of tags: Crockford’s base 32, without I, L, O, and U, which people take for others. The id of a tag, its 128 random bits, is 26 of them. The
 * code beside it is the first seven of these and a check character, so that a code needs no list to be found by.
 */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const ID_BYTES = 16;
const ID_LENGTH = 26;
const CODE_LENGTH = 8;

/** What people write in place of a character of the alphabet. */
const takenFor: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const idPattern = new RegExp(`^[${ALPHABET}]{${ID_LENGTH}}$`);

/** Doubles a number of GF(32), whose polynomial is x⁵ + x² + 1. */
const doubled = (value: number): number => (value < 16 ? value << 1 : ((value << 1) ^ 0b100101) & 31);

/**
 * Returns the sum of a code’s characters, each times another power of 2 in GF(32), the last times 1. One wrong character changes it, and so do any two that changed
 * places, because no two powers are the same.
 */
const sumOf = (characters: string): number =>
  [...characters].reduce((sum, character) => doubled(sum) ^ ALPHABET.indexOf(character), 0);

/** Returns the eight characters that are printed beside the QR code of a tag. */
export function codeOfTag(id: string): string {
  const start = id.slice(0, CODE_LENGTH - 1);
  return `${start}${ALPHABET[sumOf(`${start}0`)]}`;
}

/** Returns the id of a tag from 128 random bits. Further bytes are left out. */
export function tagIdOf(random: Uint8Array): string {
  const bits = Array.from(random.slice(0, ID_BYTES), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const padded = bits.padEnd(ID_LENGTH * BITS, '0');
  return Array.from(
    { length: ID_LENGTH },
    (_, at) => ALPHABET[Number.parseInt(padded.slice(at * BITS, (at + 1) * BITS), 2)],
  ).join('');
}

/** Tells whether a text is the id of a tag, in its one spelling. The last character has three bits only. */
export const isTagId = (text: string): boolean => idPattern.test(text) && ALPHABET.indexOf(text.at(-1) as string) % 4 === 0;

/** Tells whether a text is the code of a tag, in its one spelling. */
export const isTagCode = (text: string): boolean =>
  text.length === CODE_LENGTH && [...text].every((character) => ALPHABET.includes(character)) && sumOf(text) === 0;

/** Returns a code as people read it: in two groups of four. */
export const spelledCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Returns the address that a tag’s QR code opens. */
export const tagAddress = (site: string, id: string): string => `${site}/t/${id}`;

/** Returns a code without its spelling: in capitals, without spaces, and with the characters that people write in place of others put right. */
export const plainCode = (text: string): string =>
  [...text.toUpperCase().replace(/[\s.\-–—]/g, '')].map((character) => takenFor[character] ?? character).join('');

/** Returns the id in what a camera read off a tag, which is its address; undefined if it’s another QR code. The site may have moved since the tag was printed. */
export function tagIdIn(scanned: string): string | undefined {
  const [, id = ''] = /^https?:\/\/[^/]+\/t\/([0-9A-Za-z]+)\/?$/.exec(scanned.trim()) ?? [];
  return isTagId(id.toUpperCase()) ? id.toUpperCase() : undefined;
}

/** Reads a code that someone typed, in any spelling: the code, or what is wrong with it in words for the field. */
export function readTagCode(typed: string): { code: string } | { fault: string } {
  const code = plainCode(typed);
  if (code.length !== CODE_LENGTH)
    return { fault: `Enter the ${CODE_LENGTH} letters and digits beside the square, like ${spelledCode(SAMPLE)}.` };
  if (!isTagCode(code)) return { fault: 'This isn’t the code of any tag. Compare it with the tag, character by character.' };
  return { code };
}

const SAMPLE = codeOfTag('4K7QM2X');
