import { refreshSession } from '#web/session/refresh-here.ts';
import { sessionStore } from '#web/session/session-parts.ts';

/** Takes up the session of an earlier visit that could not be restored without a network. Failing that, everything stays as it is. */
export const restoreSessionAgain = async (): Promise<void> => {
  if (sessionStore.get().user || !sessionStore.isHinted('app')) return;
  await refreshSession('app').catch(() => undefined);
};
