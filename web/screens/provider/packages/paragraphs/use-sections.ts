import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSection } from '#shared/contract/packages.ts';
import { query } from '#web/session/query.ts';

const options = query.packages.getAllSections.queryOptions({ input: {} });

export const useSections = () => useQuery(options);

/** Puts a paragraph that was saved into the list that was read; reads it anew where somebody else saved one. */
export const useSectionsInHand = () => {
  const client = useQueryClient();
  return {
    put: (own: OwnSection) =>
      client.setQueryData<{ items: OwnSection[] }>(
        options.queryKey,
        (list) => list && { items: [...list.items.filter(({ section }) => section.id !== own.section.id), own] },
      ),
    readAnew: () => client.fetchQuery({ ...options, staleTime: 0 }),
  };
};
