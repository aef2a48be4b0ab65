import type { PlanStore } from './plan-store.ts';

/** The open plan. `isNew`: it was opened as a new one, so the address `new` still means it after its first save. */
export type OpenPlan = { locationId: string; isNew: boolean; store: PlanStore };

let current: OpenPlan | null = null;
const listeners = new Set<() => void>();

/** The one plan in memory. Drawers, which are outside the planner's screens, read it here. */
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
