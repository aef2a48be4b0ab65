import { useSyncExternalStore } from 'react';
import { browserStorage } from '#web/browser-storage.ts';

// The name is from when only tasks had keys: people who turned them off then keep them off.
const storage = browserStorage('browser', 'task-keys');
const listeners = new Set<() => void>();

/** Returns whether single-key shortcuts are on: people who use dictation or a screen reader may need those keys. */
export const areKeysOn = (): boolean => (storage.read() as { isOff?: boolean } | null)?.isOff !== true;

/** Turns single-key shortcuts on or off in this browser. */
export const keepKeys = (isOn: boolean): void => {
  storage.write(isOn ? null : { isOff: true });
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns whether single-key shortcuts are on, now and after every change. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn);
