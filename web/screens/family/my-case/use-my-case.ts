import { useQuery } from '@tanstack/react-query';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';

/** The cases that the person takes part in. */
export const useMyCases = () => useQuery(query.myCases.getMyCases.queryOptions({ input: {} }));

/** One of them; asked for anew whenever it is come to or back to, so that what the home changed a moment ago is seen. */
export function useMyCase(id: string) {
  const found = useQuery({
    ...query.myCases.getMyCase.queryOptions({ input: { id } }),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const problem = problemOf(found.error);
  // An id that is none is a case that is not there; one that was withdrawn is shown no longer, though it was loaded before.
  return { ...found, isMissing: problem?.code === 'not_found' || problem?.status === 400 };
}
