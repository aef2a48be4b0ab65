import { useInfiniteQuery, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';

/** A home as its plans see it: loading, loaded, gone from Yarrow, or out of reach. */
export type HomeState = { kind: 'loading' } | { kind: 'there'; home: PlannerHome } | { kind: 'gone' } | { kind: 'failed' };

/** Loads the plans of the signed-in person, newest first, page by page. */
export const usePlans = (isArchived: boolean) =>
  useInfiniteQuery(
    query.plans.getPlans.infiniteOptions({
      input: (cursor: string | undefined) => ({ archived: isArchived ? 'true' : 'false', cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );

export const usePlan = (id: string) => {
  const plan = useQuery(query.plans.getArrangement.queryOptions({ input: { id } }));
  return { ...plan, isMissing: problemOf(plan.error)?.code === 'not_found' };
};

/** Loads the homes of some plans, each once. */
export function useHomes(plans: readonly PlanView[]): (locationId: string) => HomeState {
  const ids = [...new Set(plans.map(({ home }) => home.locationId))];
  const answers = useQueries({
    queries: ids.map((locationId) => query.planner.getPlannerHome.queryOptions({ input: { locationId } })),
  });
  return (locationId) => {
    const answer = answers[ids.indexOf(locationId)];
    if (answer?.data) return { kind: 'there', home: answer.data };
    if (!answer?.error) return { kind: 'loading' };
    return { kind: problemOf(answer.error)?.code === 'not_found' ? 'gone' : 'failed' };
  };
}

type Change = { name?: string; isArchived?: boolean };

/** Saves a family's changes to a plan. The screen's version goes along, so that changes on another device aren't overwritten. */
export const useChangePlan = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ plan, change }: { plan: PlanView; change: Change }) =>
      api.plans.saveArrangementPlanner({ arrangementId: plan.arrangement.arrangementId, version: plan.version, ...change }),
    onSettled: () => client.invalidateQueries({ queryKey: query.plans.key() }),
  });
};

/** Archives a plan. The toast undoes it, and outlives the plan's card: callbacks of `mutate` don't. */
export const useArchive = () => {
  const { mutate, mutateAsync } = useChangePlan();
  return (plan: PlanView, isArchived: boolean): void =>
    void mutateAsync({ plan, change: { isArchived } }).then(
      (changed) =>
        toast(isArchived ? 'The plan is archived.' : 'The plan is back in your list.', {
          undo: () => mutate({ plan: changed, change: { isArchived: !isArchived } }),
        }),
      () => toast('That could not be saved. Please try again.', { tone: 'danger' }),
    );
};
