import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

/** Returns how many there are of a noun, in words: “1 item,” “1,200 items.” */
export const countOf = (count: number, noun: NounName): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? nouns[noun].one : nouns[noun].many}`;
