import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { query } from '#web/session/query.ts';

const options = () => query.locations.getCurrentLocation.queryOptions();

/** The home in sight whole, as its staff see it; shared by the profile and the drawers over it. */
export const useHome = () => useQuery(options());

/** Ways to the kept copy of the home. */
export const useHomeCopy = () => {
  const client = useQueryClient();
  return {
    /** Shows what a call answered at once, and asks anew for everything else of the home that may follow from it. */
    show: (saved: Partial<CurrentLocation> | SavedLocation) => {
      const { queryKey } = options();
      client.setQueryData<CurrentLocation>(queryKey, (home) => home && { ...home, ...saved });
      void client.invalidateQueries();
    },
    /** The home as it is now. */
    fetch: () => client.fetchQuery({ ...options(), staleTime: 0 }),
  };
};
