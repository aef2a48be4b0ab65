import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { query } from '#web/session/query.ts';

/** Returns how to load the personal effects of a case. They reload whenever they open, so that what shows is never an hour old. */
const effectsQuery = (id: string) => ({
  ...query.personalEffects.getPersonalEffects.queryOptions({ input: { id } }),
  gcTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

/** Loads the personal effects of a case, and takes over what a call answers. */
export function useEffects(caseId: string) {
  const client = useQueryClient();
  const found = useQuery(effectsQuery(caseId));
  const take = (view: EffectsView): EffectsView => {
    client.setQueryData(effectsQuery(caseId).queryKey, view);
    return view;
  };
  return { found, take };
}

/** Returns the name of someone whom personal effects name, as they were called then. */
export const nameIn = ({ people }: EffectsView, id: string | undefined): string | undefined =>
  id === undefined ? undefined : people.find((each) => each.id === id)?.text || undefined;

/** Returns what was told as a save names it. */
export const thingOf = ({ source, words }: Pick<EffectsView['told'][number], 'source' | 'words'>) => ({ source, words });
