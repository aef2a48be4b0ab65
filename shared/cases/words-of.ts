import { searchKey } from '../values/text.ts';

/** The words by which a name or a number is found: without accents, case and punctuation. None for what has no letter and no digit. */
export const wordsOf = (text: string): string[] => searchKey(text).split(' ').filter(Boolean);
