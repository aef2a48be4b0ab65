// Sentences that a home may not say, found in its own words and taken out of them.
import { subjectOf } from './sentence-subject.ts';

/** What denies the sentence that it stands in. */
const denial = /\b(?:not|never|seldom|rarely|without|neither|nor|no|none)\b|n['\u2019]t\b/i;

/** A thing that may not be said. */
export type Forbidden = {
  pattern: RegExp;
  /** The same words with a "not" are the truth. */
  unlessDenied: boolean;
  except?: RegExp;
  /** Whether it may not be said of what the sentence names (`subjectOf`). The pattern then has the flag `g`. */
  of?: (subject: string) => boolean;
  /** A sentence before it that makes "this fee" the one fee that may be said to be required. */
  exceptAfter?: RegExp;
};

/** Sentences with the spaces and breaks that follow them. A stop inside a number or an abbreviation of one letter ends none. */
const sentencesOf = (text: string): string[] =>
  text.match(/[^\n]*?(?:[.!?;](?=\s|$)\s*|\n+|$)/g)?.filter((part) => part !== '') ?? [];

/** Letters of other scripts that look like Latin ones, each with its like. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0433\u0192\u03bf\u03b1\u03c1\u03bd\u03b9'].map((sign, at) => [
    sign,
    'aeopcyxisrfoapvi'[at] ?? '',
  ]),
);

/** A sentence as it is read: without signs that nobody sees, accents and other ways to write a letter, wide spaces and s p a c e d words. */
const asRead = (sentence: string): string =>
  sentence
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .replace(/\b[a-z](?: [a-z]){2,}\b/g, (spaced) => spaced.replaceAll(' ', ''));

/** Characters that a pattern is tried on at once: what it takes grows with their cube. No sentence that people write is longer. */
const PIECE = 400;
const piecesOf = (sentence: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(sentence.length / (PIECE / 2)) - 1) }, (_, nth) =>
    sentence.slice((nth * PIECE) / 2, (nth * PIECE) / 2 + PIECE),
  );

const isIn = (piece: string, { pattern, of }: Forbidden): boolean =>
  of ? [...piece.matchAll(pattern)].some((found) => of(subjectOf(piece, found))) : pattern.test(piece);

const saysThis = /^(?:this|it|that|the (?:fee|charge))\b/;

/** A sentence as written and as read, and what patterns are tried on. All rules ask about it, so that it is worked out once. */
type Read = { sentence: string; read: string; pieces: readonly string[] };

const readSentence = (sentence: string): Read => {
  const read = asRead(sentence).trim();
  return { sentence, read, pieces: piecesOf(read) };
};

function isForbidden({ read, pieces }: Read, before: Read | undefined, each: Forbidden): boolean {
  const { unlessDenied, except, exceptAfter } = each;
  return (
    pieces.some((piece) => isIn(piece, each)) &&
    !(unlessDenied && denial.test(read)) &&
    !except?.test(read) &&
    !(exceptAfter && before && saysThis.test(read) && exceptAfter.test(before.read))
  );
}

/** A home's own words, read once for every rule that looks at them. */
export type ReadText = readonly Read[];

export const readText = (text: string): ReadText => sentencesOf(text).map(readSentence);

/** The first sentence of a text that says one of these, without the space around it; nothing where none does. */
export const findSentence = (text: ReadText, forbidden: readonly Forbidden[]): string | undefined =>
  text.find((read, at) => forbidden.some((each) => isForbidden(read, text[at - 1], each)))?.sentence.trim();

/** The text without the sentences that say one of these. */
export const withoutSaying = (text: ReadText, forbidden: readonly Forbidden[]): string =>
  text
    .filter((read, at) => !forbidden.some((each) => isForbidden(read, text[at - 1], each)))
    .map(({ sentence }) => sentence)
    .join('')
    .trim();
