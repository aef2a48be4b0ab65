import { useSyncExternalStore } from 'react';

/** `reload`: every step opens without a network, after a reload too. `page`: as long as this page stays open. `none`: only what was opened already. */
export type Readiness = 'none' | 'page' | 'reload';

let readiness: Readiness = 'none';
const listeners = new Set<() => void>();

export const setReadiness = (next: Readiness): void => {
  readiness = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How much of the planner works in this browser without a network. */
export const useReadiness = (): Readiness => useSyncExternalStore(subscribe, () => readiness);
