import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSection } from '#shared/contract/packages.ts';
import { query } from '#web/session/query.ts';

const options = query.packages.getAllSections.queryOptions({ input: {} });

export const useSections = () => useQuery(options);

/** Updates the loaded list with a saved paragraph, and reloads it if someone else saved one. */
export const useSectionsCache = () => {
  const client = useQueryClient();
  return {
    put: (own: OwnSection) =>
      client.setQueryData<{ items: OwnSection[] }>(
        options.queryKey,
        (list) => list && { items: [...list.items.filter(({ section }) => section.id !== own.section.id), own] },
      ),
    fetchLatest: () => client.fetchQuery({ ...options, staleTime: 0 }),
  };
};
