import { useMemo, useSyncExternalStore } from 'react';
import { sessionStore } from './session-parts.ts';
import { actingUser, type SessionState } from './session-store.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const unknown: SessionState = { isRestored: false, user: null, systemUser: null };

/** Who is looking, out of a state of the session. */
export const visitorIn = (state: SessionState): Visitor => visitorOf(actingUser(state), state.systemUser !== null);

/**
 * Who is signed in, here and now. `user` is the person whose eyes the app sees with: during a support session the one acted for.
 * `support` is set during a support session. `isRestored` is false until the visit's first moments have settled it.
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
