import { useQuery } from '@tanstack/react-query';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { api } from '../../session/api.ts';
import { isUnreachable } from '../../session/api-problem.ts';
import { sessionStore } from '../../session/session-parts.ts';
import { whenRestored } from '../../session/when-restored.ts';
import { lastPlan } from './store/last-plan.ts';
import { planCalls } from './store/plan-calls.ts';
import { newCopyKey, openCopies } from './store/plan-copies.ts';

export type Start =
  | { kind: 'loading' }
  | { kind: 'missing' }
  /** `hereId`: a plan that only this browser can show now, because the server can't be reached. */
  | { kind: 'ready'; home: PlannerHome; last: PlanView | null; hasNew: boolean; hereId: string | null }
  | { kind: 'failed'; error: unknown; retry: () => void };

/** Returns the plan to continue: the one this browser remembers, if it still exists, or else the person's latest on the server. */
const findLast = async (locationId: string): Promise<PlanView | null> => {
  await whenRestored(sessionStore);
  const id = lastPlan(locationId);
  const remembered = id ? await planCalls.load(id) : null;
  if (remembered) return remembered;
  return (await api.planner.getLastArrangementByUser({ locationId }, { context: { staysHere: true } })).plan;
};

/** Returns the plan to continue if the server can't be reached: this browser's copy of it. */
const findHere = async (locationId: string, error: unknown): Promise<{ hereId: string | null }> => {
  const id = lastPlan(locationId);
  if (!isUnreachable(error)) throw error;
  const copy = id ? await (await openCopies()).read(id) : undefined;
  return { hereId: copy ? id : null };
};

const load = async (locationId: string) => {
  const [home, found, copy] = await Promise.all([
    planCalls.home(locationId),
    findLast(locationId).catch((error: unknown) => findHere(locationId, error)),
    openCopies().then((copies) => copies.read(newCopyKey(locationId))),
  ]);
  const isHere = found !== null && 'hereId' in found;
  return { home, last: isHere ? null : found, hasNew: copy !== undefined, hereId: isHere ? found.hereId : null };
};

/**
 * Loads what the start page shows about a home; `locationId` null means none. It reloads on every visit, since a plan may have been saved in between.
 */
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
  const { home, ...rest } = start.data;
  return home ? { kind: 'ready', home, ...rest } : { kind: 'missing' };
};
