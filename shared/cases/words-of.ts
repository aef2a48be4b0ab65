import { searchKey } from '../values/text.ts';

/** Returns the words that find a name or number: no accents, capitals, or punctuation. Text without letters or digits has none. */
export const wordsOf = (text: string): string[] => searchKey(text).split(' ').filter(Boolean);
