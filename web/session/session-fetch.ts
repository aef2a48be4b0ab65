import type { Access } from '#shared/contract/call.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { actingUser, type Realm, type SessionStore } from './session-store.ts';
import { workLocation } from './work-location.ts';

/** `refreshed`: a new token is in the store. `ended`: there is no longer a session. It rejects if the server can't be reached. */
export type RefreshResult = 'refreshed' | 'ended';

/** How a call is sent. `showsFailure` says that the part of the screen that asked shows a failure of the server itself, with Retry. */
export type SendOptions = { by?: Send | undefined; showsFailure?: boolean | undefined };

/** Sends a request unchanged. */
export type Send = (request: Request) => Promise<Response>;

export type SessionFetchParts = {
  fetch: Send;
  /** The current path, which says which of a person's homes a call is about. */
  pathname: () => string;
  store: SessionStore;
  refresh: (realm: Realm) => Promise<RefreshResult>;
  /** The session of a realm has ended: go to its sign-in. */
  onSessionEnded: (realm: Realm) => void;
  /** A provider call failed on the server, and nothing on the screen says so: go to /error. */
  onServerError: (problem: Problem) => void;
};

/** Checks for calls that anyone may make. Without a session they are anonymous, and their failures stay on the screen. */
const isOpen = (access: Access) => access === 'public' || access === 'visitor';

/** Checks for calls that administrators make in their own name. */
const isOfSystem = (access: Access) => access === 'system' || access === 'support';

/** Returns the sign-in whose token a call carries; null if nobody is signed in. */
const realmOf = (access: Access, store: SessionStore): Realm | null => {
  const { systemUser } = store.get();
  if (isOfSystem(access) || systemUser?.support) return 'system';
  return store.token('app') ? 'app' : null;
};

const readProblem = async (response: Response): Promise<Problem | undefined> => {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Sends a call with the person's token, email, and location, and follows the rules of a session (docs/decisions.md, Session): a 403 refreshes once
 * and sends the call again; a 401 ends the session and goes to its sign-in; a 500 of a provider call that the screen doesn't show goes to /error. A
 * public call whose stale session was refused is sent again without one.
 */
export const createSessionFetch = ({ fetch, pathname, store, refresh, onSessionEnded, onServerError }: SessionFetchParts) => {
  const signed = (request: Request, access: Access, realm: Realm | null, token: string | null, at: string) => {
    const headers = new Headers(request.headers);
    const user = actingUser(store.get());
    // A call of the system area is made in the administrator's own name, even while they act for someone.
    const email = isOfSystem(access) ? store.get().systemUser?.email : (user?.email ?? store.get().systemUser?.email);
    if (realm && token) headers.set('authorization', `Bearer ${token}`);
    if (realm && email) headers.set('x-user-email', email);
    const locationId = workLocation(at, user)?.locationId ?? user?.providerLocationId;
    if (realm && locationId && !headers.has('x-location-id')) headers.set('x-location-id', locationId);
    return new Request(request, { headers });
  };

  const endSession = (realm: Realm, access: Access) => {
    store.end(realm);
    if (!isOpen(access)) onSessionEnded(realm);
  };

  return async (request: Request, access: Access, { by = fetch, showsFailure = false }: SendOptions = {}): Promise<Response> => {
    const send = (...call: Parameters<typeof signed>) => by(signed(...call));
    const realm = realmOf(access, store);
    const token = realm && store.token(realm);
    // Where the call began: if it is sent again after a refresh, it is still about that home, wherever the person is by then.
    const at = pathname();
    const again = request.clone();
    const last = request.clone();
    let response = await send(request, access, realm, token, at);
    let problem = response.ok ? undefined : await readProblem(response);

    // Refresh for a forbidden call too, because this page's copy of the person (their email, their home) may be out of date.
    if (realm && response.status === 403 && problem) {
      const isNewer = store.token(realm) !== token;
      const result = isNewer ? 'refreshed' : await refresh(realm);
      if (result === 'refreshed') {
        response = await send(again, access, realm, store.token(realm), at);
        problem = response.ok ? undefined : await readProblem(response);
      } else {
        endSession(realm, access);
        if (isOpen(access)) response = await send(last, access, null, null, at);
        return response;
      }
    }
    const isRefused = response.status === 401 && problem?.code !== 'login_failed';
    if (isRefused && !isOpen(access)) endSession(realm ?? (isOfSystem(access) ? 'system' : 'app'), access);
    else if (isRefused && realm) {
      endSession(realm, access);
      return send(last, access, null, null, at);
    }
    const isShown = showsFailure || isOpen(access) || isOfSystem(access);
    if (response.status === 500 && problem && !isShown) onServerError(problem);
    return response;
  };
};
