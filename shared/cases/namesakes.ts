import { closeNames } from './close-names.ts';
import { wordsOf } from './words-of.ts';

type Named = { firstName: string; lastName: string };

const inWords = (name: string) => wordsOf(name).join(' ');

/** Tells whether two last names are the same however they’re written, or close enough to be misread or misheard, in any of their words. */
function areAlike(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return first.some((word) =>
    second.some((each) => each === word || closeNames(word, [each]).length + closeNames(each, [word]).length > 0),
  );
}

/**
 * Tells whether two people could be taken for each other by their names: they have the same last name or a like one, as the wall compares them, or the same names the other
 * way round.
 */
export function areNamesakes(one: Named, other: Named): boolean {
  if (areAlike(one.lastName, other.lastName)) return true;
  const [first, last] = [inWords(one.firstName), inWords(one.lastName)];
  return first !== '' && first === inWords(other.lastName) && last === inWords(other.firstName);
}
