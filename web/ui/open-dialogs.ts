import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  count += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Counts a dialog for as long as it is open. */
export const useCountedDialog = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);

/** Whether a question stands in the middle of the screen: what would lie over its buttons goes elsewhere. */
export const useIsDialogOpen = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
