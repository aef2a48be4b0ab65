import type { SessionStore } from './session-store.ts';

/** Resolves once the sessions of earlier visits are restored or have ended. */
export const whenRestored = (store: SessionStore): Promise<void> =>
  new Promise((resolve) => {
    if (store.get().isRestored) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!store.get().isRestored) return;
      stop();
      resolve();
    });
  });
