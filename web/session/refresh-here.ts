import { createRefresh } from './refresh-session.ts';
import { sessionStore } from './session-parts.ts';

const withLock = async <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? await navigator.locks.request(name, task) : task();

/** The refresh of this page's session. Loaded where there is a session, or with the first call. */
export const refreshSession = createRefresh({
  fetch: (request) => fetch(request),
  store: sessionStore,
  origin: typeof window === 'undefined' ? 'http://localhost' : location.origin,
  withLock,
});
