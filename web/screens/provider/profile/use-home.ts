import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { query } from '#web/session/query.ts';

const options = () => query.locations.getCurrentLocation.queryOptions();

/** Loads everything about the open home for its staff. The profile and the drawers over it share it. */
export const useHome = () => useQuery(options());

/** Reads and updates the cached home. */
export const useHomeCopy = () => {
  const client = useQueryClient();
  return {
    /** Shows what a call returned immediately, and reloads everything else about the home that may depend on it. */
    show: (saved: Partial<CurrentLocation> | SavedLocation) => {
      const { queryKey } = options();
      client.setQueryData<CurrentLocation>(queryKey, (home) => home && { ...home, ...saved });
      void client.invalidateQueries();
    },
    /** Loads the current home. */
    fetch: () => client.fetchQuery({ ...options(), staleTime: 0 }),
  };
};
