import { closeNames } from '#shared/cases/close-names.ts';
import { wordsOf } from '#shared/cases/words-of.ts';

/** A number isn't mistyped: one that is close to it belongs to something else, such as another case. */
const isLikeOne = (word: string, own: readonly string[]): boolean => !/\d/.test(word) && closeNames(word, own).length > 0;

/** Returns whether each word of the query begins a word of the text, or is close to one without digits. An empty query matches everything. */
export const matchesText = (query: string, text: string): boolean => {
  const own = wordsOf(text);
  return wordsOf(query).every((word) => own.some((each) => each.startsWith(word)) || isLikeOne(word, own));
};
