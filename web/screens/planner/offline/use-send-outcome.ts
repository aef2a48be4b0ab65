import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { query } from '#web/session/query.ts';
import type { QueuedSend } from '../store/offline-database.ts';
import { useOpenPlan } from '../store/use-planner.ts';

type HeldPlan = Pick<UseQueryResult<PlanView>, 'data' | 'refetch'>;

/** A send that is waiting, and when the plan had last been sent before it. */
type Waited = { send: QueuedSend; sentBefore: string | null | undefined };

/**
 * Follows a queued send. Once it is no longer queued, the server says whether the home has the plan (`arrived`). If it hasn't, what was typed is still here to
 * send again.
 */
export const useSendOutcome = (id: string, queued: QueuedSend | null, plan: HeldPlan) => {
  const client = useQueryClient();
  const open = useOpenPlan();
  const [waited, setWaited] = useState<Waited | null>(null);
  const [answer, setAnswer] = useState<{ key: string; plan: PlanView | undefined } | null>(null);
  const key = waited?.send.idempotencyKey;
  if (queued && queued.idempotencyKey !== key) {
    const known = plan.data ?? (open?.planId === id ? open.view : null);
    setWaited({ send: queued, sentBefore: known?.submittedOn });
  }
  const isOver = waited !== null && queued === null;
  const { refetch } = plan;
  useEffect(() => {
    if (!isOver || key === undefined) return;
    void client.invalidateQueries({ queryKey: query.plans.key() });
    void refetch().then(({ data }) => setAnswer({ key, plan: data }));
  }, [isOver, key, client, refetch]);
  const answered = isOver && answer?.key === key ? answer : null;
  const sentOn = answered?.plan?.submittedOn ?? null;
  return {
    typed: waited?.send.values,
    isAsking: isOver && !answered,
    /** Whether the home had the plan before what waited was sent. */
    wasSent: Boolean(waited?.sentBefore),
    arrived: sentOn !== null && sentOn !== (waited?.sentBefore ?? null) ? answered?.plan : undefined,
  };
};
