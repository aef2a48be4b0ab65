import { useEffect } from 'react';
import { FORCE_HASH } from '../paths.ts';

let holder: symbol | null = null;

/** Whether the screen in sight holds words that are not saved: the shell asks before it is left. */
export const holdsUnsaved = (): boolean => holder !== null;

/** Says that a screen holds words that are not saved. The shell asks before another screen is opened, the browser before the page is closed. */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const own = Symbol('unsaved');
    holder = own;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      if (holder === own) holder = null;
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
};

/** Lets the next navigation pass: what is unsaved was let go on purpose, or is saved at this very moment. */
export const letGoOfUnsaved = (): void => {
  holder = null;
};

type Place = { pathname: string; hash: string };

/** Whether a navigation would leave words that are not saved. Another drawer, tab or filter of the same screen leaves nothing. */
export const leavesUnsaved = (from: Place, to: Place): boolean =>
  holdsUnsaved() && to.pathname !== from.pathname && to.hash !== FORCE_HASH;
