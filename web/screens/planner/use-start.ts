import { useQuery } from '@tanstack/react-query';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { api } from '../../session/api.ts';
import { sessionStore } from '../../session/session-parts.ts';
import { whenRestored } from '../../session/when-restored.ts';
import { lastPlan } from './store/last-plan.ts';
import { planCalls } from './store/plan-calls.ts';
import { newCopyKey, openCopies } from './store/plan-copies.ts';

export type Start =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'ready'; home: PlannerHome; last: PlanView | null; hasNew: boolean }
  | { kind: 'failed'; error: unknown; retry: () => void };

/** The plan to go on with: the one this browser remembers, where it is still there, else the one the server knows this person by. */
const findLast = async (locationId: string): Promise<PlanView | null> => {
  await whenRestored(sessionStore);
  const id = lastPlan(locationId);
  const remembered = id ? await planCalls.load(id) : null;
  if (remembered) return remembered;
  return (await api.planner.getLastArrangementByUser({ locationId }, { context: { staysHere: true } })).plan;
};

const load = async (locationId: string) => {
  const [home, last, copy] = await Promise.all([
    planCalls.home(locationId),
    findLast(locationId),
    openCopies().then((copies) => copies.read(newCopyKey(locationId))),
  ]);
  return { home, last, hasNew: copy !== undefined };
};

/** What the start page shows of a home; `locationId` null is no home's. Asked anew at every visit: a plan may have been saved in between. */
export const useStart = (locationId: string | null): Start => {
  const start = useQuery({
    queryKey: ['planner-start', locationId],
    queryFn: () => load(locationId ?? ''),
    enabled: locationId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  if (start.isPending) return { kind: 'loading' };
  if (start.isError) return { kind: 'failed', error: start.error, retry: () => void start.refetch() };
  const { home, last, hasNew } = start.data;
  return home ? { kind: 'ready', home, last, hasNew } : { kind: 'missing' };
};
