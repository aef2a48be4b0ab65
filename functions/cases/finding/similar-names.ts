import { mistypable, readCasesOfNames, readNames } from '#functions/table/case-names.ts';
import type { Table } from '#functions/table/table.ts';
import { closeNames } from '#shared/cases/close-names.ts';

/** What each word of a query may have been meant to be, by the word; a word that begins a name of the home is meant. */
export type Meanings = ReadonlyMap<string, readonly string[]>;
export type SimilarNames = {
  meanings: Meanings;
  /** Cases that have one of the meant names, the newest of the closest first. */
  caseIds: readonly string[];
  /** The last two words with the closest meaning of each, to be asked for together. */
  pair: readonly [string, string] | null;
};

/** Takes the first of each list, then the second of each, so that no name crowds out another. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, nth) => lists.flatMap((list) => list.slice(nth, nth + 1))).flat();
}

/** Says what the mistyped words of a query may mean, and which cases that leads to: two reads by key. `null` if no word is mistyped. */
export async function similarNames(table: Table, locationId: string, words: readonly string[]): Promise<SimilarNames | null> {
  const asked = mistypable(words);
  if (asked.length === 0) return null;
  const names = await readNames(table, locationId, asked);
  const meanings = new Map<string, readonly string[]>();
  for (const word of asked) {
    if (names.some((name) => name.startsWith(word))) continue;
    const meant = closeNames(word, names);
    if (meant.length > 0) meanings.set(word, meant);
  }
  if (meanings.size === 0) return null;
  const cases = await readCasesOfNames(table, locationId, [...new Set([...meanings.values()].flat())]);
  const meantFor = (word: string) => meanings.get(word)?.[0] ?? word;
  const [before, last] = words.slice(-2);
  return {
    meanings,
    caseIds: [...new Set(inTurns([...cases.values()]))],
    pair: before !== undefined && last !== undefined ? [meantFor(before), meantFor(last)] : null,
  };
}

/** Returns whether each word begins one of these, or one of them is what it was meant to be. */
export const matchesMeanings = (own: readonly string[], words: readonly string[], meanings: Meanings): boolean =>
  words.every((word) => own.some((each) => each.startsWith(word) || meanings.get(word)?.includes(each)));
