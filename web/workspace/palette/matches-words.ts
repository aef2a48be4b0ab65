import { closeNames } from '#shared/cases/close-names.ts';
import { wordsOf } from '#shared/cases/words-of.ts';

/** Returns whether each word of the query begins a word of the text, or is close to one. An empty query matches everything. */
export const matchesText = (query: string, text: string): boolean => {
  const own = wordsOf(text);
  return wordsOf(query).every((word) => own.some((each) => each.startsWith(word)) || closeNames(word, own).length > 0);
};
