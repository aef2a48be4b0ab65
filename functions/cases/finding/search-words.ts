import { wordsOf } from '#shared/cases/words-of.ts';
import { emailWord } from '../contacts/contact-words.ts';

/** A beginning that the rows of words are asked for, and the words of the query that its rows prove. */
export type Ask = { phrase: string; proven: readonly string[] };
/** What is looked for: the words of the query, what is asked for in turn, and whether its words may be a mistyped name. */
export type SearchWords = { words: readonly string[]; asks: readonly Ask[]; mayBeMistyped: boolean };

const LEAST_DIGITS = 4;
const MAX_WORDS = 6;
/** A case's number: a year and a count, which could also begin a phone number. */
const caseNumberLike = /^\s*(19|20)\d\d\s*-\s*\d/;

/**
 * Returns the digits that find a phone number however it is written, with or without the country code; `null` if the query is anything else. The list of cases
 * also recognizes a number among other words (`readingsOf`).
 */
function phoneAlone(query: string): string | null {
  if (!/^[\d\s().+/-]+$/.test(query)) return null;
  const digits = query.replaceAll(/\D/g, '');
  const local = digits.length > 10 || query.trim().startsWith('+') ? digits.replace(/^1/, '') : digits;
  return local.length >= LEAST_DIGITS ? local.slice(0, 10) : null;
}

/** Returns an address or the beginning of one; `null` if the query is anything else. */
const emailAlone = (query: string): string | null =>
  /^\S+$/.test(query.trim()) && /[@._+]/.test(query) && /\p{L}/u.test(query) ? emailWord(query) : null;

const alone = (word: string): Ask => ({ phrase: word, proven: [word] });

/**
 * Returns what finds a case by its longest word alone, which the fewest cases have. Of equally long words it takes the later: a case number begins with the
 * year, which every case of that year has.
 */
export function askLongest(words: readonly string[]): Ask[] {
  const longest = words.toReversed().toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? [] : [alone(longest)];
}

/** Returns what finds a case by words, one after the other: two words of one name first, the last of them half typed; then the longest alone. */
export function askWords(words: readonly string[]): Ask[] {
  const [before, last] = words.slice(-2);
  if (before === undefined) return [];
  return last === undefined ? [alone(before)] : [{ phrase: `${before} ${last}`, proven: [before, last] }, ...askLongest(words)];
}

/** Returns what a query asks for. A phone number or an email is asked for whole, and proves every word of the query. */
export function searchWords(query: string): SearchWords {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const byWords = askWords(words);
  const whole = emailAlone(query) ?? phoneAlone(query);
  if (whole === null) return { words, asks: byWords, mayBeMistyped: true };
  const asWhole: Ask = { phrase: whole, proven: words };
  if (query.includes('@')) return { words, asks: [asWhole], mayBeMistyped: false };
  const asks = caseNumberLike.test(query) ? [...byWords.slice(0, 1), asWhole] : [asWhole, ...byWords.slice(0, 1)];
  return { words, asks, mayBeMistyped: false };
}
