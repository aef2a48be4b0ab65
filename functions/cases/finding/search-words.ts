import { wordsOf } from '#shared/cases/words-of.ts';
import { emailWord } from '../contacts/contact-words.ts';
import { type Ask, askWords } from './word-asks.ts';

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
