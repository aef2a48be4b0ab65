import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

/** Returns the noun whose entries alone refer to those of another; undefined if several do, or rules and fields read it. */
function onlyUserOf(noun: NounName): NounName | undefined {
  const users = nounNames.filter((each) => nouns[each].references?.some((reference) => reference.noun === noun));
  return users.length === 1 && noun !== 'questionGroups' ? users[0] : undefined;
}

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How many entries refer to one, and how many homes had it; null before they were counted. */
type Uses = { entries: number; counted: { homes: number } | null };

/** Says how many entries refer to one, of which noun if it can be only one, and how many homes had it when they were counted. */
export function usedWords(noun: NounName, { entries, counted: people }: Uses): string {
  const user = onlyUserOf(noun);
  const words = user ? ([nouns[user].one, nouns[user].many] as const) : (['entry', 'entries'] as const);
  const homes = people?.homes ?? 0;
  return [entries > 0 && counted(entries, words), homes > 0 && counted(homes, ['home', 'homes'])].filter(Boolean).join(', ');
}
