// Sentences that a home may not say, found in its own words and taken out of them.

/** What denies the sentence that it stands in. */
const denial = /\b(?:not|never|seldom|rarely|without|neither|nor|no|none)\b|n['\u2019]t\b/i;

/** A thing that may not be said; `unlessDenied` where the same words with a "not" are the truth. */
export type Forbidden = { pattern: RegExp; unlessDenied: boolean; except?: RegExp };

/** Sentences with the spaces and breaks that follow them. A stop inside a number or an abbreviation of one letter ends none. */
const sentencesOf = (text: string): string[] =>
  text.match(/[^\n]*?(?:[.!?;](?=\s|$)\s*|\n+|$)/g)?.filter((part) => part !== '') ?? [];

const isForbidden = (sentence: string, { pattern, unlessDenied, except }: Forbidden): boolean =>
  pattern.test(sentence) && !(unlessDenied && denial.test(sentence)) && !except?.test(sentence);

/** The first sentence of a text that says one of these, without the space around it; nothing where none does. */
export function sentenceThatSays(text: string, forbidden: readonly Forbidden[]): string | undefined {
  return sentencesOf(text)
    .find((sentence) => forbidden.some((each) => isForbidden(sentence, each)))
    ?.trim();
}

/** The text without the sentences that say one of these. */
export const withoutSaying = (text: string, forbidden: readonly Forbidden[]): string =>
  sentencesOf(text)
    .filter((sentence) => !forbidden.some((each) => isForbidden(sentence, each)))
    .join('')
    .trim();
