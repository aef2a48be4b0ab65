import type { PlanStore } from './plan-store.ts';

/** A plan that is open in this page. `isNew`: it was opened as a new one, so that the address `new` still means it after its first save. */
export type OpenPlan = { locationId: string; isNew: boolean; store: PlanStore };

let current: OpenPlan | null = null;
const listeners = new Set<() => void>();

/** The one plan in memory; drawers, which stand outside the planner's screens, read it here. */
export const currentPlan = {
  get: (): OpenPlan | null => current,
  set: (next: OpenPlan | null): void => {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
