import { ALPHABET, plainCode } from './tag-code.ts';

/** How many characters a code has that opens a screen for a family: 40 bits, which nobody guesses in the ten minutes that it works. */
const LENGTH = 8;

/** Returns the code of a screen from random bytes, one for each character. */
export const screenCodeOf = (random: Uint8Array): string =>
  Array.from(random.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Reads a code as somebody typed it; undefined if it can’t be one. */
export function readScreenCode(typed: string): string | undefined {
  const code = plainCode(typed);
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character)) ? code : undefined;
}
