import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './api-problem.ts';

const HALF_A_MINUTE = 30_000;

/**
 * Makes a client that tries a call again once when it met no server, then lets the panel offer Retry: offline fails, it does not hang. What could not be
 * loaded is asked for again when the device is back online; with `networkMode: 'always'` nothing would be.
 */
const emptyClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: HALF_A_MINUTE,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (isUnreachable(state.error) ? 'always' : false),
        retry: (failures, error) => failures < 1 && isUnreachable(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** What was loaded, but for what belongs to one home's staff. */
const queryClient = emptyClient();

/** What was loaded as staff of each home: the calls are the same at all of them, so that one cache would show one home's answers at another. */
const clientsOfHomes = new Map<string, QueryClient>();

/** Where answers are kept: at a home's workspace its own place, everywhere else one for all (`null`). */
export const queryClientOf = (locationId: string | null): QueryClient => {
  if (locationId === null) return queryClient;
  const client = clientsOfHomes.get(locationId) ?? emptyClient();
  clientsOfHomes.set(locationId, client);
  return client;
};

/** Forgets what was loaded for whoever was signed in before. */
export const forgetLoaded = (): void => {
  for (const client of [queryClient, ...clientsOfHomes.values()]) client.clear();
};
