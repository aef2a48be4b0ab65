// Finds sentences that a home may not say in its own words, and removes them.
import { subjectOf } from './sentence-subject.ts';

/** Words that negate their sentence. */
const denial = /\b(?:not|never|seldom|rarely|without|neither|nor|no|none)\b|n['\u2019]t\b/i;

/** Something that may not be said. */
export type ForbiddenPattern = {
  pattern: RegExp;
  /** Whether the same words with a "not" are true. */
  unlessDenied: boolean;
  except?: RegExp;
  /** Whether it may not be said about what the sentence names (`subjectOf`). The pattern then needs the flag `g`. */
  of?: (subject: string) => boolean;
  /** Exempts "this fee" after a sentence that names the one fee that may be called required. */
  exceptAfter?: RegExp;
};

/** Splits a text into sentences with the spaces and breaks that follow them. A period inside a number or after a single letter doesn't end one. */
const sentencesOf = (text: string): string[] =>
  text.match(/[^\n]*?(?:[.!?;](?=\s|$)\s*|\n+|$)/g)?.filter((part) => part !== '') ?? [];

/** Letters of other scripts that look like Latin ones, each with its lookalike. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0433\u0192\u03bf\u03b1\u03c1\u03bd\u03b9'].map((sign, at) => [
    sign,
    'aeopcyxisrfoapvi'[at] ?? '',
  ]),
);

/** Returns a sentence as people read it, without invisible characters, accents, letter variants, wide spaces, and s p a c e d words. */
const asRead = (sentence: string): string =>
  sentence
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .replace(/\b[a-z](?: [a-z]){2,}\b/g, (spaced) => spaced.replaceAll(' ', ''));

/** How many characters a pattern is tried on together, because the time grows with their cube. People write no longer sentences. */
const PIECE = 400;
const piecesOf = (sentence: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(sentence.length / (PIECE / 2)) - 1) }, (_, nth) =>
    sentence.slice((nth * PIECE) / 2, (nth * PIECE) / 2 + PIECE),
  );

const isIn = (piece: string, { pattern, of }: ForbiddenPattern): boolean =>
  of ? [...piece.matchAll(pattern)].some((found) => of(subjectOf(piece, found))) : pattern.test(piece);

const saysThis = /^(?:this|it|that|the (?:fee|charge))\b/;

/** A sentence as written and as read, and the pieces that patterns are tried on. Prepared once, because every rule needs them. */
type ReadSentence = { sentence: string; read: string; pieces: readonly string[] };

const readSentence = (sentence: string): ReadSentence => {
  const read = asRead(sentence).trim();
  return { sentence, read, pieces: piecesOf(read) };
};

function isForbidden({ read, pieces }: ReadSentence, before: ReadSentence | undefined, each: ForbiddenPattern): boolean {
  const { unlessDenied, except, exceptAfter } = each;
  return (
    pieces.some((piece) => isIn(piece, each)) &&
    !(unlessDenied && denial.test(read)) &&
    !except?.test(read) &&
    !(exceptAfter && before && saysThis.test(read) && exceptAfter.test(before.read))
  );
}

/** A home's own words, prepared once for every rule that looks at them. */
export type ReadText = readonly ReadSentence[];

export const readText = (text: string): ReadText => sentencesOf(text).map(readSentence);

/** Returns the first sentence that says something forbidden, trimmed, or `undefined`. */
export const findSentence = (text: ReadText, forbidden: readonly ForbiddenPattern[]): string | undefined =>
  text.find((read, at) => forbidden.some((each) => isForbidden(read, text[at - 1], each)))?.sentence.trim();

/** Returns the text without the sentences that say something forbidden. */
export const withoutSaying = (text: ReadText, forbidden: readonly ForbiddenPattern[]): string =>
  text
    .filter((read, at) => !forbidden.some((each) => isForbidden(read, text[at - 1], each)))
    .map(({ sentence }) => sentence)
    .join('')
    .trim();
