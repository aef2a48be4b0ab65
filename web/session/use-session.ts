import { useMemo, useSyncExternalStore } from 'react';
import { sessionStore } from './session-parts.ts';
import { actingUser, type SessionState } from './session-store.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const unknown: SessionState = { isRestored: false, user: null, systemUser: null };

/** Returns the visitor of a session. */
export const visitorIn = (state: SessionState): Visitor =>
  visitorOf(actingUser(state), state.systemUser !== null, Boolean(state.systemUser?.support));

/**
 * Returns who is signed in now. `user` is the person in whose name the app acts: during a support session, the one acted for. `support` is set during
 * a support session. `isRestored` is false until earlier sessions have been restored.
 */
export const useSession = () => {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => unknown);
  return useMemo(
    () => ({
      isRestored: state.isRestored,
      user: actingUser(state),
      systemUser: state.systemUser,
      support: state.systemUser?.support ?? null,
      visitor: visitorIn(state),
    }),
    [state],
  );
};
