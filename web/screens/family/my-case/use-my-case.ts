import { useQuery } from '@tanstack/react-query';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { opensScreen } from '#web/session/query-client.ts';

/** Loads the cases that the person takes part in. */
export const useMyCases = () => useQuery(query.myCases.getMyCases.queryOptions({ input: {} }));

/** Loads one case. It reloads on every visit and return, so that recent changes by the home are visible. */
export function useMyCase(id: string) {
  const found = useQuery({
    ...query.myCases.getMyCase.queryOptions({ input: { id }, meta: opensScreen }),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const problem = problemOf(found.error);
  // An invalid id counts as a missing case. One that was withdrawn no longer shows, although it was loaded before.
  return { ...found, isMissing: problem?.code === 'not_found' || problem?.status === 400 };
}
