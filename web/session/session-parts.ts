import { createRefresh } from './refresh-session.ts';
import { rememberFailure } from './server-failure.ts';
import { announceSession } from './session-channel.ts';
import { createSessionFetch } from './session-fetch.ts';
import { createSessionStore, type Realm } from './session-store.ts';

const isBrowser = typeof window !== 'undefined';

/** The session of this page. Tests make their own with the functions that this file only connects. */
export const sessionStore = createSessionStore(isBrowser ? window.localStorage : undefined);

const withLock = async <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? await navigator.locks.request(name, task) : task();

export const refreshSession = createRefresh({
  fetch: (request) => fetch(request),
  store: sessionStore,
  origin: isBrowser ? location.origin : 'http://localhost',
  withLock,
});

type Leave = { toLogin: (realm: Realm) => void; toError: () => void };

let leave: Leave = { toLogin: () => undefined, toError: () => undefined };

/** The router says how to leave a screen; the calls do not know it. */
export const leaveScreensWith = (ways: Leave): void => {
  leave = ways;
};

export const callFetch = createSessionFetch({
  fetch: (request) => fetch(request),
  store: sessionStore,
  refresh: refreshSession,
  onSessionEnded: (realm) => {
    announceSession({ kind: 'ended', realm });
    leave.toLogin(realm);
  },
  onServerError: (problem) => {
    rememberFailure({ ...problem, from: location.pathname + location.search });
    leave.toError();
  },
});

/** Brings back what the browser remembers of earlier visits; never rejects. Routes for signed-in people wait for it. */
export const restoreSession = async (): Promise<void> => {
  const restore = async (realm: Realm) => {
    if (!sessionStore.isHinted(realm)) return;
    if ((await refreshSession(realm)) === 'ended') sessionStore.end(realm);
  };
  // A server out of reach leaves the hint: the next load tries again.
  await Promise.allSettled([restore('app'), restore('system')]);
  sessionStore.restored();
};
