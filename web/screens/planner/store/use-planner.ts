import { useSyncExternalStore } from 'react';
import { currentPlan } from './current-plan.ts';
import { isEditable, type PlanState } from './plan-state.ts';
import type { PlanStore } from './plan-store.ts';

const nothing = (): (() => void) => () => undefined;

/** What a step sees of the plan, and how it changes it. */
export type Planner = PlanState & {
  isEditable: boolean;
  /** Applies what the step chose: `change((plan) => ({ ...plan, timing }))`. This browser's copy has it immediately; moving forward sends it. */
  change: PlanStore['change'];
  store: PlanStore;
};

const useStoreState = (store: PlanStore | undefined): PlanState | null =>
  useSyncExternalStore(store?.subscribe ?? nothing, () => store?.get() ?? null);

/** Returns the open plan, or null, because anyone can open a drawer by typing its address. */
export const useOpenPlan = (): Planner | null => {
  const open = useSyncExternalStore(currentPlan.subscribe, currentPlan.get);
  const state = useStoreState(open?.store);
  if (!open || !state) return null;
  return { ...state, isEditable: isEditable(state), change: open.store.change, store: open.store };
};

/** Returns the open plan. Only the planner's steps use it, and they render only if there is one. */
export const usePlanner = (): Planner => {
  const planner = useOpenPlan();
  if (!planner) throw new Error('There is no plan.');
  return planner;
};
