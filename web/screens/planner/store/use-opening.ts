import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import { whenRestored } from '#web/session/when-restored.ts';
import { currentPlan } from './current-plan.ts';
import { forgetLeftBehind, forgetWithOwner } from './forget-with-owner.ts';
import { rememberPlan } from './last-plan.ts';
import { newPlanId } from './new-plan-id.ts';
import { openPlan } from './open-plan.ts';
import { planCalls } from './plan-calls.ts';
import { openCopies } from './plan-copies.ts';
import { createPlanStore } from './plan-store.ts';
import { newsOf, totalOf } from './price-news.ts';

export type OpeningState =
  | { kind: 'loading' }
  | { kind: 'open' }
  | { kind: 'missing' }
  | { kind: 'home-gone'; view: PlanView | null }
  | { kind: 'failed'; error: unknown };

forgetWithOwner(sessionStore, openCopies);

const isCurrent = (locationId: string, id: string | null): boolean => {
  const open = currentPlan.get();
  if (open?.locationId !== locationId) return false;
  return id === null ? open.isNew : open.store.get().planId === id;
};

/** Opens the plan of an address into memory, once it is known who is signed in. A plan that is already open stays. */
const open = async (locationId: string, id: string | null): Promise<OpeningState> => {
  await whenRestored(sessionStore);
  const copies = await openCopies();
  await forgetLeftBehind(sessionStore.isHinted('app'), copies);
  const opening = await openPlan(locationId, id, { calls: planCalls, copies, newsOf });
  if (opening.kind !== 'open') return opening;
  const store = createPlanStore(opening.plan, {
    calls: planCalls,
    copies,
    remember: rememberPlan,
    newId: newPlanId,
    now: () => new Date(),
    priceOf: totalOf,
    newsOf,
  });
  currentPlan.set({ locationId, isNew: id === null, store });
  if (id) rememberPlan(locationId, id);
  return { kind: 'open' };
};

/** Opens the plan of an address. `id` null is a new one. `retry` tries again after a failure. */
export const useOpening = (locationId: string, id: string | null): OpeningState & { retry: () => void } => {
  const wanted = `${locationId} ${id ?? ''}`;
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ of: string; state: OpeningState } | null>(null);
  // Once it is forgotten with its owner, the plan is gone before another step of it renders.
  useSyncExternalStore(currentPlan.subscribe, currentPlan.get);
  const isHere = isCurrent(locationId, id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry opens it again
  useEffect(() => {
    if (isHere) return;
    let isStale = false;
    const settle = (state: OpeningState) => {
      if (!isStale) setResult({ of: wanted, state });
    };
    open(locationId, id).then(settle, (error: unknown) => settle({ kind: 'failed', error }));
    return () => {
      isStale = true;
    };
  }, [locationId, id, wanted, isHere, tries]);
  const retry = () => {
    setResult(null);
    setTries(tries + 1);
  };
  if (isHere) return { kind: 'open', retry };
  return { ...(result?.of === wanted && result.state.kind !== 'open' ? result.state : { kind: 'loading' }), retry };
};
