import { type StateCode, stateCodes } from '#shared/values/state-codes.ts';
import { stateCodeOf, stateName } from '#shared/values/states.ts';
import { searchKey } from '#shared/values/text.ts';
import { mistakesIn } from './edit-distance.ts';

/** What was typed: a city's key, and a state that may be missing or only partly typed. */
export type PlaceWords = { key: string; state: StateCode | null; begun: string };

/** Splits "Boston, MA", "Boston MA", "boston massachusetts" into a city's key and a state. */
export function placeWords(text: string): PlaceWords {
  const [before, after] = text.split(',', 2) as [string, string | undefined];
  if (after !== undefined) {
    const state = stateCodeOf(after.trim()) ?? null;
    return { key: searchKey(before), state, begun: state ? '' : searchKey(after) };
  }
  const words = text.trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    const state = words.length > count ? stateCodeOf(words.slice(-count).join(' ')) : undefined;
    if (state) return { key: searchKey(words.slice(0, -count).join(' ')), state, begun: '' };
  }
  return { key: searchKey(text), state: null, begun: '' };
}

/** Tells whether a city is in the state that was typed, as far as it was typed. */
export const isInState = (code: string, { state, begun }: PlaceWords): boolean =>
  state !== null
    ? code === state
    : begun === '' || code.toLowerCase().startsWith(begun) || searchKey(stateName(code as StateCode)).startsWith(begun);

/** Fewest letters of a word in which one mistake is allowed, and in which two are: in short names a mistake makes another name. */
const FORGIVEN = { one: 4, two: 8 } as const;
export const forgivenIn = (word: string): number => (word.length < FORGIVEN.one ? 0 : word.length < FORGIVEN.two ? 1 : 2);

/** Returns the words with a mistyped state ("Boston, Massachusets") read as the closest one; unchanged if there is none. */
export function withForgivenState(words: PlaceWords): PlaceWords {
  if (words.begun === '' || stateCodes.some((code) => isInState(code, words))) return words;
  const most = forgivenIn(words.begun);
  const [closest] = stateCodes
    .map((code) => ({ code, mistakes: mistakesIn(words.begun, searchKey(stateName(code)), most).whole }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes);
  return closest ? { key: words.key, state: closest.code, begun: '' } : words;
}
