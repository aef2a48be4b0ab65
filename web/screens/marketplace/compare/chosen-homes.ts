import { useSyncExternalStore } from 'react';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { isGuid } from '#shared/values/ids.ts';

/** A home that someone chose to compare while searching. */
export type ChosenHome = { id: string; name: string };

/** Stored only for the tab: it survives navigation and reload, and ends with the visit. */
const KEY = 'yarrow:comparison';
const SEEN_KEY = 'yarrow:compared-before';
/** The number of names of compared homes to remember, so that one that is gone can still be named. */
const MAX_KNOWN_HOMES = 40;

const isChosen = (value: unknown): value is ChosenHome =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isGuid(value.id) &&
  'name' in value &&
  typeof value.name === 'string';

const read = (key: string): ChosenHome[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChosen) : [];
  } catch {
    // A browser without storage still compares until the page is left.
    return [];
  }
};

const write = (key: string, homes: readonly ChosenHome[]): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(homes));
  } catch {
    // As above.
  }
};

let chosen: readonly ChosenHome[] | undefined;
let latest: readonly ChosenHome[] | undefined;
const listeners = new Set<() => void>();

const current = (): readonly ChosenHome[] => {
  chosen ??= read(KEY).slice(0, comparedHomes.max);
  return chosen;
};

const isSame = (a: readonly ChosenHome[], b: readonly ChosenHome[]) =>
  a.length === b.length && a.every(({ id, name }, index) => b[index]?.id === id && b[index]?.name === name);

/** Replaces the chosen homes with these, at most four. */
export const chooseHomes = (homes: readonly ChosenHome[]): void => {
  const next = homes.slice(0, comparedHomes.max).map(({ id, name }) => ({ id, name }));
  latest = [...next, ...(latest ?? read(SEEN_KEY)).filter(({ id }) => !next.some((home) => home.id === id))].slice(
    0,
    MAX_KNOWN_HOMES,
  );
  write(SEEN_KEY, latest);
  if (isSame(next, current())) return;
  chosen = next;
  write(KEY, next);
  for (const listener of listeners) listener();
};

/** Returns the name of a home that was once chosen in this tab. */
export const nameOnceChosen = (id: string): string | undefined => (latest ?? read(SEEN_KEY)).find((home) => home.id === id)?.name;

/** The result of a press. A fifth home is refused. */
export type Choosing = 'added' | 'removed' | 'full';

/** Adds a home to the chosen ones, or removes it. */
export const toggleHome = (home: ChosenHome): Choosing => {
  const before = current();
  if (before.some(({ id }) => id === home.id)) {
    chooseHomes(before.filter(({ id }) => id !== home.id));
    return 'removed';
  }
  if (before.length >= comparedHomes.max) return 'full';
  chooseHomes([...before, home]);
  return 'added';
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the homes chosen so far in this tab, in the order of choosing. */
export const useChosenHomes = (): readonly ChosenHome[] => useSyncExternalStore(subscribe, current);
