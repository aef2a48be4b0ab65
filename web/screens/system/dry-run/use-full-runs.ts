import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/session/api.ts';
import { query } from '#web/session/query.ts';

/** How often a run that is going on is looked at. */
const POLL_MS = 2_000;

/** Loads a dry run, again and again while it goes on. One that isn’t kept anymore is asked for once. */
export const useDryRun = (id: string | undefined) =>
  useQuery({
    ...query.systemDryRuns.getDryRun.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data, error } }) => (data ? data.state === 'running' : !error) && POLL_MS,
  });

/** Loads the newest full dry runs of all administrators, again and again while one goes on. */
export const useFullRuns = () =>
  useQuery({
    ...query.systemDryRuns.getDryRuns.queryOptions({ input: {} }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'running') ? POLL_MS : false),
  });

/** Cancels a full dry run. */
export const useCancelling = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.systemDryRuns.cancelDryRun({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.systemDryRuns.key() }),
  });
};
