import { useEffect, useSyncExternalStore } from 'react';
import { FORCE_HASH } from '../paths.ts';

/** The mounted forms with unsaved text, each with whether this browser keeps it. */
const unsavedForms = new Map<symbol, boolean>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Returns whether the current screen has unsaved text, in which case the shell asks before leaving it. */
export const hasUnsaved = (): boolean => unsavedForms.size > 0;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns `hasUnsaved`, and renders again when it changes. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved, () => false);

/** Returns whether this browser keeps all of it, which changes the words of the question. */
export const isUnsavedKept = (): boolean => [...unsavedForms.values()].every(Boolean);

/**
 * Marks a form as having unsaved text. The shell asks before another screen opens, and the browser before the page closes. `isKept` says that the
 * text will be there when the person comes back.
 */
export const useUnsaved = (isUnsaved: boolean, { isKept = false }: { isKept?: boolean } = {}): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const own = Symbol('unsaved');
    unsavedForms.set(own, isKept);
    notify();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      unsavedForms.delete(own);
      notify();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, isKept]);
};

/** Lets the next navigation through: the person chose to lose what is unsaved, or it is being saved right now. */
export const allowNextNavigation = (): void => {
  unsavedForms.clear();
  notify();
};

type Place = { pathname: string; hash: string };

/** Checks whether a navigation would lose unsaved text. Another drawer, tab, or filter of the same screen loses nothing. */
export const losesUnsaved = (from: Place, to: Place): boolean =>
  hasUnsaved() && to.pathname !== from.pathname && to.hash !== FORCE_HASH;
