import { FileText, Layers } from 'lucide-react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { type NounName, nounPlaces } from '#shared/catalog/noun-names.ts';
import { namedScreens } from './named-screens.ts';
import type { NounScreen } from './noun-screen.ts';

export type { NounScreen, SystemGroup } from './noun-screen.ts';

/** Screens of nouns that say themselves where they are. One whose list or form differs from that of every noun is a row above instead. */
const plainScreens = nounPlaces
  .filter(({ noun }) => !namedScreens.some((screen) => screen.noun === noun))
  .map((place): NounScreen => ({ ...place, icon: place.group === 'papers' ? FileText : Layers }));

/** One screen for each noun of the catalog, in the order of the rail. Paths are those of the older product. */
export const nounScreens: readonly NounScreen[] = [...namedScreens, ...plainScreens];

/** Finds the screen of a noun's entry: of those that share the noun, the one that lists it. */
export function screenOf(noun: NounName, entry: Readonly<Record<string, unknown>> = {}): NounScreen | undefined {
  const ofNoun = nounScreens.filter((screen) => screen.noun === noun);
  const lists = ({ only = {} }: NounScreen) => Object.entries(only).every(([field, value]) => entry[field] === value);
  return ofNoun.find(lists) ?? ofNoun[0];
}

/**
 * Returns the screen that an entry belongs on if it was opened on one of those that share its noun and list every kind: links that know only its id lead there.
 */
export function ownScreenOf(screen: NounScreen, entry: AnyEntry): NounScreen {
  const own = screenOf(screen.noun, entry as unknown as Readonly<Record<string, unknown>>);
  return own?.only && !screen.only ? own : screen;
}

/** Returns the address of an entry's own screen; `new` is one that isn't saved yet. */
export const entryPath = ({ path }: Pick<NounScreen, 'path'>, id: string): string => `${path}/${encodeURIComponent(id)}`;

const PART = 'part';

/** Returns the address of a part of an entry, such as what is wrong with it. */
export const partPath = (screen: Pick<NounScreen, 'path'>, id: string, path: readonly (string | number)[]): string =>
  `${entryPath(screen, id)}?${new URLSearchParams({ [PART]: path.join('/') })}`;

/** Returns the part that an address names; null if it names none. */
export const pathInAddress = (search: URLSearchParams): readonly string[] | null => search.get(PART)?.split('/') ?? null;
