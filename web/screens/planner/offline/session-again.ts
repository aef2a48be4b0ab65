import { refreshSession } from '#web/session/refresh-here.ts';
import { sessionStore } from '#web/session/session-parts.ts';

/** Restores an earlier visit's session that could not be restored offline. If that fails, nothing changes. */
export const restoreSessionAgain = async (): Promise<void> => {
  if (sessionStore.get().user || !sessionStore.isHinted('app')) return;
  await refreshSession('app').catch(() => undefined);
};
