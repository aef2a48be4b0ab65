import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

/** What homes still have to do before families see what is published. */
const words: Partial<Readonly<Record<NounName, string>>> = {
  items: 'Families see a new item once a home offers it, prices it, and publishes its price list.',
  services:
    'Families see a new service in the planner once a display service includes it. Its price shows once a home prices it and publishes its price list.',
  displayServices:
    'Families see a display service once a home adds it to a package. Its price shows once the home prices its services and publishes its price list.',
};

/** Says what homes still have to do before families see new entries of some nouns, one sentence or two for each noun. */
export const seenOnceWords = (nouns: ReadonlySet<NounName>): readonly string[] =>
  Object.entries(words).flatMap(([noun, said]) => (nouns.has(noun as NounName) ? [said] : []));

/** Says the same of one entry: a new one, or a display service that no package had when uses were counted last. */
export function seenOnce(noun: NounName, { state, uses }: Pick<EntryRow, 'state' | 'uses'>): string | undefined {
  const isInNone = noun === 'displayServices' && uses.counted?.packages === 0;
  return state === 'new' || isInNone ? words[noun] : undefined;
}

/** Returns whether an entry is a service that nothing brings into the planner, given what refers to it. */
export const isOutOfPlanner = (noun: NounName, uses: readonly { noun: NounName }[]): boolean =>
  noun === 'services' && !uses.some((use) => use.noun === 'displayServices' || use.noun === 'categoryServices');
