import { useEffect, useSyncExternalStore } from 'react';
import { drawerIn } from '../drawers/drawer-address.ts';
import { FORCE_HASH } from '../paths.ts';

/** The mounted forms with unsaved text, each with whether this browser keeps it. */
const unsavedForms = new Map<symbol, boolean>();
/** Those of them that are in the open drawer. */
const formsInDrawer = new Set<symbol>();
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

type UnsavedForm = { isKept?: boolean; isInDrawer?: boolean };

/** Notes a form with unsaved text. Returns what takes the note back. */
export const markUnsaved = ({ isKept = false, isInDrawer = false }: UnsavedForm): (() => void) => {
  const own = Symbol('unsaved');
  unsavedForms.set(own, isKept);
  if (isInDrawer) formsInDrawer.add(own);
  notify();
  return () => {
    unsavedForms.delete(own);
    formsInDrawer.delete(own);
    notify();
  };
};

/**
 * Marks a form as having unsaved text. The shell asks before another screen opens, and the browser before the page closes. `isKept` says that the
 * text will be there when the person comes back, and `isInDrawer` that closing the drawer loses it too.
 */
export const useUnsaved = (isUnsaved: boolean, { isKept = false, isInDrawer = false }: UnsavedForm = {}): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const unmark = markUnsaved({ isKept, isInDrawer });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      unmark();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, isKept, isInDrawer]);
};

/** Lets the next navigation through: the person chose to lose what is unsaved, or it is being saved right now. */
export const allowNextNavigation = (): void => {
  unsavedForms.clear();
  formsInDrawer.clear();
  notify();
};

type Place = { pathname: string; search: string; hash: string };

const drawerOf = ({ search }: Place) => drawerIn(new URLSearchParams(search));

/** Checks whether a navigation would lose unsaved text. Another drawer, tab, or filter of the same screen loses only what is in the drawer that closes. */
export const losesUnsaved = (from: Place, to: Place): boolean =>
  hasUnsaved() &&
  to.hash !== FORCE_HASH &&
  (to.pathname !== from.pathname || (formsInDrawer.size > 0 && drawerOf(to) !== drawerOf(from)));
