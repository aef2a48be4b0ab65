/** A beginning that the rows of words are asked for, and the words of the query that its rows prove. */
export type Ask = { phrase: string; proven: readonly string[] };

const alone = (word: string): Ask => ({ phrase: word, proven: [word] });

/**
 * Returns what finds a case by the word alone that the fewest cases have, by its length; of equally long ones the later, since the year of a case number is that
 * of all the year's.
 */
export function askLongest(words: readonly string[]): Ask[] {
  const longest = words.toReversed().toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? [] : [alone(longest)];
}

/** Returns what finds a case by words, one after the other: two words of one name first, the last of them half typed; then the longest alone. */
export function askWords(words: readonly string[]): Ask[] {
  const [before, last] = words.slice(-2);
  if (before === undefined) return [];
  return last === undefined ? [alone(before)] : [{ phrase: `${before} ${last}`, proven: [before, last] }, ...askLongest(words)];
}
