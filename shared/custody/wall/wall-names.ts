import { searchKey } from '../../values/text.ts';

type Named = { firstName: string; lastName: string };

/** Returns the first character as people see it, which may be several code points. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return first ? `${first.segment}.` : '';
};

/**
 * Returns what a wall calls people: the last name and an initial, because visitors may pass. People with the same last name have their first names, so that nobody
 * mixes them up.
 */
export function wallNames(people: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  for (const { lastName } of people) counts.set(searchKey(lastName), (counts.get(searchKey(lastName)) ?? 0) + 1);
  return people.map(({ firstName, lastName }) => {
    if (lastName === '') return firstName || 'Name not known';
    const isAlone = counts.get(searchKey(lastName)) === 1;
    const first = isAlone ? initialOf(firstName) : firstName;
    return first === '' ? lastName : `${lastName}, ${first}`;
  });
}

/** Returns the names on a wall that are there more than once, however they’re written. */
export function namesTwice(names: readonly string[]): ReadonlySet<string> {
  const keys = names.map(searchKey);
  return new Set(names.filter((_, at) => keys.indexOf(keys[at]!) !== keys.lastIndexOf(keys[at]!)));
}
