import { useSyncExternalStore } from 'react';

/** What can open over any screen of the workspace: the search, and the list of keys. */
export type DeskDialog = 'search' | 'keys';

let open: DeskDialog | null = null;
const listeners = new Set<() => void>();

/** Opens one of the workspace's dialogs in place of the other, or (null) closes it. */
export const showDeskDialog = (dialog: DeskDialog | null): void => {
  open = dialog;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns which of the workspace's dialogs is open. */
export const useDeskDialog = (): DeskDialog | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
