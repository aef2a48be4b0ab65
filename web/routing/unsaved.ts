import { useEffect, useSyncExternalStore } from 'react';
import { drawerIn } from '../drawers/drawer-address.ts';
import { FORCE_HASH } from '../paths.ts';

/** A form with unsaved text: whether this browser keeps the text, and whether the form is in the open drawer. */
type UnsavedForm = { isKept: boolean; isInDrawer: boolean };

/** The mounted forms with unsaved text. */
const unsavedForms = new Set<UnsavedForm>();
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
export const isUnsavedKept = (): boolean => [...unsavedForms].every(({ isKept }) => isKept);

/** Marks a form as having unsaved text. Returns the function that unmarks it. */
export const markUnsaved = ({ isKept = false, isInDrawer = false }: Partial<UnsavedForm>): (() => void) => {
  const form: UnsavedForm = { isKept, isInDrawer };
  unsavedForms.add(form);
  notify();
  return () => {
    unsavedForms.delete(form);
    notify();
  };
};

/**
 * Marks a form as having unsaved text. The shell asks before another screen opens, and the browser before the page closes. `isKept` says that the
 * text will be there when the person comes back, so that the browser, whose words can’t say that, doesn’t ask; and `isInDrawer` that closing the drawer loses it too.
 */
export const useUnsaved = (isUnsaved: boolean, { isKept = false, isInDrawer = false }: Partial<UnsavedForm> = {}): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const unmark = markUnsaved({ isKept, isInDrawer });
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept) event.preventDefault();
    };
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
  notify();
};

/** The next address of a screen that stays as it is. */
let goesOnAt: string | null = null;

/** Says that the open screen is about to get another address, and that nobody goes anywhere: a new entry that is saved has an address of its own. */
export const goOnAt = (pathname: string): void => {
  goesOnAt = pathname;
};

/** Returns whether the screen only got this address, and keeps its focus and its text. It's asked once, when the address has changed. */
export function hasGoneOn(pathname: string): boolean {
  const isSame = goesOnAt === pathname;
  goesOnAt = null;
  return isSame;
}

type Place = { pathname: string; search: string; hash: string };

const drawerOf = ({ search }: Place) => drawerIn(new URLSearchParams(search));

const isSomeInDrawer = (): boolean => [...unsavedForms].some(({ isInDrawer }) => isInDrawer);

/** Checks whether a navigation would lose unsaved text. Another drawer, tab, or filter of the same screen loses only what is in the drawer that closes. */
export const losesUnsaved = (from: Place, to: Place): boolean =>
  hasUnsaved() &&
  to.hash !== FORCE_HASH &&
  to.pathname !== goesOnAt &&
  (to.pathname !== from.pathname || (isSomeInDrawer() && drawerOf(to) !== drawerOf(from)));
