import { createSessionStore } from './session-store.ts';

/** The session of this page. Tests create their own with the functions that these files only connect. */
export const sessionStore = createSessionStore(typeof window === 'undefined' ? undefined : window.localStorage);
