import { sessionStore } from './session-parts.ts';
import type { Realm } from './session-store.ts';

/** Restores a realm's session through its refresh cookie. */
const restore = async (realm: Realm): Promise<void> => {
  if (!sessionStore.isHinted(realm)) return;
  const { refreshSession } = await import('./refresh-here.ts');
  if ((await refreshSession(realm)) === 'ended') sessionStore.end(realm);
};

/** Restores the sessions of earlier visits; never rejects. Routes for signed-in people wait for it. */
export const restoreSession = async (): Promise<void> => {
  // If the server can't be reached, the hint stays, and the next load tries again.
  await Promise.allSettled([restore('app'), restore('system')]);
  sessionStore.restored();
};
