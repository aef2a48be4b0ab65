import type { Session } from '#shared/contract/session.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';
import type { RefreshResult } from './session-fetch.ts';
import type { Realm, SessionStore } from './session-store.ts';

/** Runs one task a key at a time: callers who come while it runs share its result. A failure is shared too and then forgotten. */
export const singleFlight = <Key, Result>(task: (key: Key) => Promise<Result>) => {
  const flying = new Map<Key, Promise<Result>>();
  return (key: Key): Promise<Result> => {
    const current = flying.get(key);
    if (current) return current;
    const started = task(key).finally(() => flying.delete(key));
    flying.set(key, started);
    return started;
  };
};

type SystemSession = { accessToken: string; user: SystemUser };

const refreshPath: Record<Realm, string> = {
  app: '/api/appuser/refreshTokens/use',
  system: '/api/systemusers/refreshTokens/use',
};

export type RefreshParts = {
  fetch: (request: Request) => Promise<Response>;
  store: SessionStore;
  /** The origin of the API, such as `https://yarrow.example`. */
  origin: string;
  /** Keeps other tabs from using the same refresh cookie at the same moment. */
  withLock: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
};

/** Exchanges a realm's refresh cookie for a new access token. Twenty simultaneous callers share one exchange. */
export const createRefresh = ({ fetch, store, origin, withLock }: RefreshParts) =>
  singleFlight(async (realm: Realm): Promise<RefreshResult> => {
    const response = await withLock(`yarrow.refresh.${realm}`, () =>
      fetch(
        new Request(new URL(refreshPath[realm], origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
          credentials: 'same-origin',
        }),
      ),
    );
    if (response.ok) {
      const session: unknown = await response.json();
      if (realm === 'app') {
        const { accessToken, user } = session as Session;
        store.beginApp(accessToken, user);
      } else {
        const { accessToken, user } = session as SystemSession;
        store.beginSystem(accessToken, user);
      }
      return 'refreshed';
    }
    // Any deliberate response means that the cookie no longer works; a server error says nothing about the session.
    if (response.status >= 500 || response.status === 429) throw new TypeError('The session could not be refreshed now.');
    return 'ended';
  });
