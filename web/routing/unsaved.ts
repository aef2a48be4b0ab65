import { useEffect, useSyncExternalStore } from 'react';
import { FORCE_HASH } from '../paths.ts';

/** The forms in sight that hold words which are not saved, each with whether they are kept in this browser. */
const holders = new Map<symbol, boolean>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the screen in sight holds words that are not saved: the shell asks before it is left. */
export const holdsUnsaved = (): boolean => holders.size > 0;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns `holdsUnsaved`, and renders again when it changes. */
export const useHoldsUnsaved = (): boolean => useSyncExternalStore(subscribe, holdsUnsaved, () => false);

/** Whether all of them are found again in this browser: what is said of leaving. */
export const keepsUnsaved = (): boolean => [...holders.values()].every(Boolean);

/**
 * Says that a form holds words that are not saved. The shell asks before another screen is opened, the browser before the page is closed. `isKept` says that
 * they are there again when somebody comes back.
 */
export const useUnsaved = (isUnsaved: boolean, { isKept = false }: { isKept?: boolean } = {}): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const own = Symbol('unsaved');
    holders.set(own, isKept);
    tell();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      holders.delete(own);
      tell();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, isKept]);
};

/** Lets the next navigation pass: what is unsaved was let go on purpose, or is saved at this very moment. */
export const letGoOfUnsaved = (): void => {
  holders.clear();
  tell();
};

type Place = { pathname: string; hash: string };

/** Whether a navigation would leave words that are not saved. Another drawer, tab or filter of the same screen leaves nothing. */
export const leavesUnsaved = (from: Place, to: Place): boolean =>
  holdsUnsaved() && to.pathname !== from.pathname && to.hash !== FORCE_HASH;
