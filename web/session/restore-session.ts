import { sessionStore } from './session-parts.ts';
import type { Realm } from './session-store.ts';

/** Takes a realm's session anew through its refresh cookie. */
const restore = async (realm: Realm): Promise<void> => {
  if (!sessionStore.isHinted(realm)) return;
  const { refreshSession } = await import('./refresh-here.ts');
  if ((await refreshSession(realm)) === 'ended') sessionStore.end(realm);
};

/** Brings back what the browser remembers of earlier visits; never rejects. Routes for signed-in people wait for it. */
export const restoreSession = async (): Promise<void> => {
  // A server out of reach leaves the hint: the next load tries again.
  await Promise.allSettled([restore('app'), restore('system')]);
  sessionStore.restored();
};
