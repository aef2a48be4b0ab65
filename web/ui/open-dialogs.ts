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

/** Counts a dialog or bottom sheet for as long as it is open. */
export const useCountedDialog = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);

/** Returns whether a dialog or a bottom sheet is open, in which case toasts move away from its buttons. */
export const useIsDialogOpen = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
