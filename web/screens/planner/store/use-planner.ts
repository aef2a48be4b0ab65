import { useSyncExternalStore } from 'react';
import { currentPlan } from './current-plan.ts';
import { isEditable, type PlanState } from './plan-state.ts';
import type { PlanStore } from './plan-store.ts';

const nothing = (): (() => void) => () => undefined;

/** What a step sees of the plan, and how it changes it. */
export type Planner = PlanState & {
  isEditable: boolean;
  /** Takes what the step chose: `change((plan) => ({ ...plan, timing }))`. It is in this browser's copy at once; forward moves send it. */
  change: PlanStore['change'];
  store: PlanStore;
};

const useStoreState = (store: PlanStore | undefined): PlanState | null =>
  useSyncExternalStore(store?.subscribe ?? nothing, () => store?.get() ?? null);

/** The plan that is open, or null: for drawers, which somebody can open by typing their address. */
export const useOpenPlan = (): Planner | null => {
  const open = useSyncExternalStore(currentPlan.subscribe, currentPlan.get);
  const state = useStoreState(open?.store);
  if (!open || !state) return null;
  return { ...state, isEditable: isEditable(state), change: open.store.change, store: open.store };
};

/** The plan that is open. Only the planner's steps use it; they are drawn where there is one. */
export const usePlanner = (): Planner => {
  const planner = useOpenPlan();
  if (!planner) throw new Error('There is no plan.');
  return planner;
};
