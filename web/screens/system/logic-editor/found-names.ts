import type { LogicName, Vocabulary } from '#shared/logic/drawing/vocabulary.ts';

/** Words that say nothing about which fact is meant. */
const little = new Set(['of', 'the', 'a', 'an']);

/** What people also call the home that has a case. */
const HOME_WORDS = ['funeral', 'location'];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’']+/u)
    .filter(Boolean);
const meantIn = (words: readonly string[]): string[] => {
  const meant = words.filter((word) => !little.has(word));
  return meant.length > 0 ? meant : [...words];
};

/** Returns how far a fact is from what was typed, the closest least: 0 for exactly its label or name, then by the words of its label that weren't typed. Nothing if it isn't meant. */
function distanceOf({ label, name }: LogicName, typed: string, words: readonly string[]): number | undefined {
  const own = meantIn(wordsOf(label));
  const text = [label, name, ...(own.includes('home') ? HOME_WORDS : [])].join(' ').toLowerCase();
  if (!words.every((word) => text.includes(word))) return undefined;
  if ([label, name].some((each) => each.toLowerCase() === typed)) return 0;
  return 1 + own.filter((each) => !words.some((word) => each.startsWith(word))).length;
}

/** Returns the facts that someone may mean by what they typed, the closest first. Nothing typed finds all, in the order of the vocabulary. */
export function foundNames(typed: string, vocabulary: Vocabulary): LogicName[] {
  const text = typed.trim().toLowerCase();
  const all = [...vocabulary.values()];
  if (text === '') return all;
  const words = meantIn(text.split(/\s+/));
  return all
    .flatMap((each) => {
      const distance = distanceOf(each, text, words);
      return distance === undefined ? [] : [{ each, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ each }) => each);
}
