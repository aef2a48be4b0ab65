import { createRefresh } from './refresh-session.ts';
import { sessionStore } from './session-parts.ts';

const withLock = async <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? await navigator.locks.request(name, task) : task();

/** Refreshes this page's session. It loads if there is a session, or with the first call. */
export const refreshSession = createRefresh({
  fetch: (request) => fetch(request),
  store: sessionStore,
  origin: typeof window === 'undefined' ? 'http://localhost' : location.origin,
  withLock,
});
