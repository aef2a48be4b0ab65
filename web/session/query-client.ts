import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnreachable, problemOf } from './api-problem.ts';
import { leaveForError } from './leave-screen.ts';

const HALF_A_MINUTE = 30_000;

// By default a change reaches the screen through a timer, and a checkbox shows its old value until then.
notifyManager.setScheduler(queueMicrotask);

/** The `meta` of a query without which its screen has nothing to show: if the server fails before there is anything, the screen gives way to /error. */
export const opensScreen = { opensScreen: true } as const;

const failures = () =>
  new QueryCache({
    onError: (error, query) => {
      const problem = problemOf(error);
      const isBlank = query.state.data === undefined && query.getObserversCount() > 0;
      if (query.meta?.['opensScreen'] && isBlank && problem?.status === 500) leaveForError(problem);
    },
  });

/**
 * Makes a client that retries a call once when it reached no server, and then lets the panel offer Retry: offline fails instead of hanging. What
 * could not be loaded reloads when the device is back online, which `networkMode: 'always'` alone wouldn't do.
 */
const emptyClient = () =>
  new QueryClient({
    queryCache: failures(),
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

/** What was loaded, except for what belongs to one home's staff. */
const queryClient = emptyClient();

/** What was loaded as staff of each home. The calls are the same for all homes, so one cache would show one home's data at another. */
const clientsOfHomes = new Map<string, QueryClient>();

/** Returns the cache: a separate one for each home's workspace, and one for everywhere else (`null`). */
export const queryClientOf = (locationId: string | null): QueryClient => {
  if (locationId === null) return queryClient;
  const client = clientsOfHomes.get(locationId) ?? emptyClient();
  clientsOfHomes.set(locationId, client);
  return client;
};

/** Clears what was loaded for the person who was signed in before. */
export const forgetLoaded = (): void => {
  for (const client of [queryClient, ...clientsOfHomes.values()]) client.clear();
};
