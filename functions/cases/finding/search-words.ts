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

/** Returns the digits that find a phone number however it is written, with or without the country code; `null` if the text is none. */
function phoneOf(query: string): string | null {
  if (!/^[\d\s().+/-]+$/.test(query)) return null;
  const digits = query.replaceAll(/\D/g, '');
  const local = digits.length > 10 || query.trim().startsWith('+') ? digits.replace(/^1/, '') : digits;
  return local.length >= LEAST_DIGITS ? local.slice(0, 10) : null;
}

/** Returns an address or the beginning of one; `null` for text that no address has. */
const emailOf = (query: string): string | null =>
  /^\S+$/.test(query.trim()) && /[@._+]/.test(query) && /\p{L}/u.test(query) ? emailWord(query) : null;

/** Two words of one name, the last of them half typed, then the longest word alone (the later of equals: a number begins with its year). */
function askWords(words: readonly string[]): Ask[] {
  const [before, last] = words.slice(-2);
  if (before === undefined) return [];
  if (last === undefined) return [{ phrase: before, proven: [before] }];
  const longest = words.toReversed().toSorted((a, b) => b.length - a.length)[0] as string;
  return [
    { phrase: `${before} ${last}`, proven: [before, last] },
    { phrase: longest, proven: [longest] },
  ];
}

/** Returns what a query asks for. A phone number or an email is asked for whole, and proves every word of the query. */
export function searchWords(query: string): SearchWords {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const byWords = askWords(words);
  const whole = emailOf(query) ?? phoneOf(query);
  if (whole === null) return { words, asks: byWords, mayBeMistyped: true };
  const asWhole: Ask = { phrase: whole, proven: words };
  if (query.includes('@')) return { words, asks: [asWhole], mayBeMistyped: false };
  const asks = caseNumberLike.test(query) ? [...byWords.slice(0, 1), asWhole] : [asWhole, ...byWords.slice(0, 1)];
  return { words, asks, mayBeMistyped: false };
}
