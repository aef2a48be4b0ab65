import { useSyncExternalStore } from 'react';

/** `reload`: every step opens offline, even after a reload. `page`: as long as this page stays open. `none`: only what was already opened. */
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

/** Returns how much of the planner works offline in this browser. */
export const useReadiness = (): Readiness => useSyncExternalStore(subscribe, () => readiness);
