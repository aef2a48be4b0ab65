import { commonCores, commonPasswords } from './common-passwords.ts';

/** Rows of keys that fingers run along. A run of these in either direction is no secret. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1234567890-=',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const allRuns = runs.flatMap((run) => [run, [...run].reverse().join('')]);

/** Digits and symbols that represent letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const undisguised = (text: string) => text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
const withoutTail = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Tells whether the text is one short piece again and again (`aaaaaaaaaa`, `abcabcabcabc`, `12341234123`). */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= 5; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** Counts the runs of at least three neighboring keys that make up the whole text; `undefined` if something else is in it. */
function runsIn(text: string): number | undefined {
  let count = 0;
  for (let start = 0; start < text.length; count += 1) {
    let length = Math.min(text.length - start, 26);
    while (length >= 3 && !allRuns.some((run) => run.includes(text.slice(start, start + length)))) length -= 1;
    if (length < 3) return undefined;
    start += length;
  }
  return count;
}

/** Tells whether the text is a known word surrounded only by digits and symbols, also if symbols replace its letters. */
const hasCommonCore = (text: string) =>
  [withoutTail(text), withoutTail(undisguised(text)), undisguised(withoutTail(text))].some((core) => commonCores.has(core));

/** Returns what is known about a person, in the pieces that people make passwords of: the whole, and what comes before the @. */
const piecesOf = (known: readonly string[]) =>
  known
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 4);

/** Tells whether the text is something known about the person with at most four more characters. */
const isAboutPerson = (text: string, known: readonly string[]) =>
  piecesOf(known).some((piece) => text.includes(piece) && text.length - piece.length <= 4);

/**
 * Tells whether a password of ten characters or more is one that attackers try first: on the list, a known word with digits around it, a repetition, runs
 * of neighboring keys, or the person's own email or name. Doesn't check length or composition.
 */
export function isCommonPassword(password: string, known: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const keyRuns = runsIn(text);
  return (
    commonPasswords.has(text) ||
    isRepetition(text) ||
    (keyRuns !== undefined && keyRuns <= 4) ||
    hasCommonCore(text) ||
    isAboutPerson(text, known)
  );
}
