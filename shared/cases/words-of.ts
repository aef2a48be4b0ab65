import { phoneDigits } from '../values/phone.ts';
import { searchKey } from '../values/text.ts';

/** Returns the words that find a name or number: no accents, capitals, or punctuation. Text without letters or digits has none. */
export const wordsOf = (text: string): string[] => searchKey(text).split(' ').filter(Boolean);

/** How many of a phone number's last digits find it: people read out all ten, the seven without the area code, or the last four. */
const LAST_DIGITS = [7, 4] as const;

/** Returns the words that find a phone number: its digits, and the last seven and four of them. */
export function phoneWordsOf(phone: string): string[] {
  const digits = phoneDigits(phone);
  if (digits === '') return [];
  return digits.length < 10 ? [digits] : [digits, ...LAST_DIGITS.map((count) => digits.slice(-count))];
}

/** A word of fewer digits would find half of all numbers. */
const FEWEST_DIGITS = 3;

/** Returns whether a word of a case is a phone number whose last seven or four digits are a searched word, or begin with it. */
export const endsPhone = (own: string, word: string): boolean =>
  word.length >= FEWEST_DIGITS && /^\d{10}$/.test(own) && LAST_DIGITS.some((count) => own.slice(-count).startsWith(word));

/** A phone number as people write it, whole or half typed: after `(` or `+1` any digits, otherwise in groups of 3, 3, and 4, or 3 and 4. */
const phonePatterns = [
  /(?<![\p{L}\p{N}])(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:\+1[\s.-]*\(?|\()\d{3}\)?[\s.-]*\d{0,3}[\s.-]*\d{0,4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\d{3}[\s.-]+\d{1,3}(?:[\s.-]+\d{0,3}|\d)?(?![\p{L}\p{N}])/gu,
];

/**
 * Returns how a search may be meant, each as its words: with the digits of every phone number together, if there is one, and word by word. A number such as
 * `555-0117` may be a phone number or a case's own.
 */
export function readingsOf(text: string): string[][] {
  const plain = wordsOf(text);
  const joined = phonePatterns.reduce((rest, pattern) => rest.replace(pattern, (number) => ` ${phoneDigits(number)} `), text);
  const phones = wordsOf(joined);
  return plain.length === 0 || phones.join(' ') === plain.join(' ') ? [plain] : [phones, plain];
}
