import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#shared/contract/session.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';
import { createRefresh } from './refresh-session.ts';
import { createSessionFetch } from './session-fetch.ts';
import { createSessionStore, type Realm, type SessionStore } from './session-store.ts';

const user: SessionUser = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  version: 1,
  kind: 'provider',
  email: 'ana@example.com',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Ana',
  lastName: 'Diaz',
  phone: null,
  providerLocationId: '0190a1b2-0000-7000-8000-00000000000a',
  memberships: [],
  caseIds: [],
  support: null,
};
const systemUser: SystemUser = { id: user.id, email: 'root@example.com', firstName: 'Sy', lastName: 'Stem', support: null };

const answer = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });
const problem = (status: number, code: string) =>
  answer(status, { type: 'about:blank', title: code, status, code, requestId: 'r1' });
const call = (path = '/api/appuser/me', init?: RequestInit) => new Request(`https://app.test${path}`, init);

/** Makes a server that accepts one token at a time and counts its requests. */
const makeServer = (store: SessionStore) => {
  const requests: Request[] = [];
  const server = {
    good: 'token-1',
    refreshAnswer: () => answer(200, { accessToken: server.good, expiresIn: 3600, user }),
    other: undefined as ((request: Request) => Response | undefined) | undefined,
    requests,
    count: (path: string) => requests.filter(({ url }) => new URL(url).pathname === path).length,
    fetch: async (request: Request): Promise<Response> => {
      requests.push(request.clone());
      // Lets every caller send its first request before any gets a response.
      await new Promise((resolve) => setImmediate(resolve));
      if (request.url.endsWith('/refreshTokens/use')) return server.refreshAnswer();
      const special = server.other?.(request);
      if (special) return special;
      return request.headers.get('authorization') === `Bearer ${server.good}`
        ? answer(200, await request.text())
        : problem(403, 'token_expired');
    },
  };
  const onSessionEnded = vi.fn<(realm: Realm) => void>();
  const onServerError = vi.fn();
  const refresh = createRefresh({ fetch: server.fetch, store, origin: 'https://app.test', withLock: (_, task) => task() });
  const send = createSessionFetch({ fetch: server.fetch, pathname: () => at, store, refresh, onSessionEnded, onServerError });
  return { server, send, onSessionEnded, onServerError };
};

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

let store: SessionStore;
/** The path of the current screen. */
let at = '/';
beforeEach(() => {
  at = '/';
  store = createSessionStore(memory());
});

describe('a call', () => {
  it('carries the token, email, and location of the signed-in person', async () => {
    store.beginApp('token-1', user);
    const { server, send } = makeServer(store);
    expect((await send(call(), 'signed-in')).status).toBe(200);
    const headers = server.requests[0]?.headers;
    expect(headers?.get('x-user-email')).toBe(user.email);
    expect(headers?.get('x-location-id')).toBe(user.providerLocationId);
  });

  it('carries the system token and the name of the person acted for during a support session', async () => {
    store.beginSystem('token-1', { ...systemUser, support: { user, until: '2026-03-04T12:00:00.000Z' } });
    const { server, send } = makeServer(store);
    expect((await send(call(), 'cases.read')).status).toBe(200);
    expect(server.requests[0]?.headers.get('x-user-email')).toBe(user.email);
    expect(server.requests[0]?.headers.get('x-location-id')).toBe(user.providerLocationId);
  });

  it("makes the system area's own calls in the administrator's name, even while they act for someone", async () => {
    store.beginSystem('token-1', { ...systemUser, support: { user, until: '2026-03-04T12:00:00.000Z' } });
    const { server, send } = makeServer(store);
    expect((await send(call('/api/systemusers/supportLogin/end', { method: 'POST', body: '{}' }), 'system')).status).toBe(200);
    expect(server.requests[0]?.headers.get('x-user-email')).toBe(systemUser.email);
  });

  describe('of someone with two homes', () => {
    const [first, second] = ['0190a1b2-0000-7000-8000-00000000000a', '0190a1b2-0000-7000-8000-00000000000b'] as const;
    const memberships = [first, second].map((locationId) => ({
      locationId,
      locationName: 'Home',
      employeeId: user.id,
      access: 'admin' as const,
      kind: 'staff' as const,
    }));
    const locationOf = async (path: string, call_ = call()) => {
      at = path;
      const { server, send } = makeServer(store);
      await send(call_, 'cases.read');
      return server.requests[0]?.headers.get('x-location-id');
    };
    beforeEach(() => store.beginApp('token-1', { ...user, providerLocationId: first, memberships }));

    it('is about the home in the address, however its id is written', async () => {
      expect(await locationOf(`/locations/${second}/team`)).toBe(second);
      expect(await locationOf(`/locations/${second.toUpperCase()}`)).toBe(second);
      expect(await locationOf(`/locations/${first}/dashboard`)).toBe(first);
    });

    it("is about the default home everywhere else, and at an address of someone else's home", async () => {
      expect(await locationOf('/')).toBe(first);
      expect(await locationOf(`/funeral-homes/${second}`)).toBe(first);
      expect(await locationOf('/locations/0190a1b2-0000-7000-8000-00000000000c/team')).toBe(first);
    });

    it('is about the home that the call itself names, if it does', async () => {
      expect(await locationOf(`/locations/${second}/team`, call('/api/x', { headers: { 'x-location-id': first } }))).toBe(first);
    });

    it('stays about its first home when it is sent again after a refresh', async () => {
      at = `/locations/${second}/team`;
      const { server, send } = makeServer(store);
      server.good = 'token-2';
      server.refreshAnswer = () =>
        answer(200, {
          accessToken: server.good,
          expiresIn: 3600,
          user: { ...user, providerLocationId: first, memberships },
        });
      const answered = send(call('/api/x'), 'cases.read');
      at = `/locations/${first}/team`;
      expect((await answered).status).toBe(200);
      const sent = server.requests.filter(({ url }) => url.endsWith('/api/x'));
      expect(sent.map(({ headers }) => headers.get('x-location-id'))).toEqual([second, second]);
    });
  });

  it('carries nothing if nobody is signed in', async () => {
    const { server, send } = makeServer(store);
    server.other = () => answer(200);
    await send(call('/api/public/locations'), 'public');
    expect(server.requests[0]?.headers.has('authorization')).toBe(false);
    expect(server.requests[0]?.headers.has('x-user-email')).toBe(false);
  });
});

describe('an expired token', () => {
  it('is refreshed once for twenty simultaneous calls, and each is sent again with its body', async () => {
    store.beginApp('token-1', user);
    const { server, send } = makeServer(store);
    server.good = 'token-2';
    const calls = Array.from({ length: 20 }, (_, index) =>
      send(call('/api/x', { method: 'POST', body: `body ${index}` }), 'signed-in'),
    );
    const bodies = await Promise.all((await Promise.all(calls)).map((response) => response.json()));
    expect(bodies).toEqual(Array.from({ length: 20 }, (_, index) => `body ${index}`));
    expect(server.count('/api/appuser/refreshTokens/use')).toBe(1);
    expect(server.count('/api/x')).toBe(40);
    expect(store.token('app')).toBe('token-2');
  });

  it("isn't refreshed again for a call that was running while another one refreshed", async () => {
    store.beginApp('token-1', user);
    const { server, send } = makeServer(store);
    server.other = (request) => {
      if (request.headers.get('authorization') !== 'Bearer token-1') return undefined;
      store.beginApp('token-2', user);
      server.good = 'token-2';
      return problem(403, 'token_expired');
    };
    expect((await send(call(), 'signed-in')).status).toBe(200);
    expect(server.count('/api/appuser/refreshTokens/use')).toBe(0);
  });

  it('is retried only once', async () => {
    store.beginApp('token-1', user);
    const { server, send } = makeServer(store);
    server.other = () => problem(403, 'token_expired');
    expect((await send(call(), 'signed-in')).status).toBe(403);
    expect(server.count('/api/appuser/me')).toBe(2);
  });

  it('goes to the sign-in if the refresh is refused', async () => {
    store.beginApp('token-1', user);
    const { server, send, onSessionEnded } = makeServer(store);
    server.good = 'token-2';
    server.refreshAnswer = () => problem(401, 'unauthenticated');
    await send(call(), 'signed-in');
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('app');
    expect(store.get().user).toBeNull();
    expect(store.isHinted('app')).toBe(false);
  });

  it("keeps the session if the server can't refresh now", async () => {
    store.beginApp('token-1', user);
    const { server, send, onSessionEnded } = makeServer(store);
    server.good = 'token-2';
    server.refreshAnswer = () => problem(503, 'unavailable');
    await expect(send(call(), 'signed-in')).rejects.toThrow(TypeError);
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(store.get().user).toEqual(user);
  });

  it('of the system is refreshed at the system', async () => {
    store.beginSystem('token-1', systemUser);
    const { server, send } = makeServer(store);
    server.good = 'token-2';
    server.refreshAnswer = () => answer(200, { accessToken: 'token-2', expiresIn: 3600, user: systemUser });
    expect((await send(call('/api/systemusers/supportLogin'), 'system')).status).toBe(200);
    expect(server.count('/api/systemusers/refreshTokens/use')).toBe(1);
  });
});

describe('a refusal', () => {
  it("401 goes to the call's sign-in, without a refresh", async () => {
    store.beginApp('token-1', user);
    const { server, send, onSessionEnded } = makeServer(store);
    server.other = () => problem(401, 'unauthenticated');
    await send(call(), 'signed-in');
    await send(call('/api/systemusers/supportLogin'), 'system');
    expect(onSessionEnded.mock.calls).toEqual([['app'], ['system']]);
    expect(server.count('/api/appuser/refreshTokens/use')).toBe(0);
  });

  it('403 forbidden is final once the session was refreshed and the call sent again', async () => {
    store.beginApp('token-1', user);
    const { server, send, onSessionEnded } = makeServer(store);
    server.other = () => problem(403, 'forbidden');
    expect((await send(call(), 'cases.read')).status).toBe(403);
    expect(server.count('/api/appuser/me')).toBe(2);
    expect(server.count('/api/appuser/refreshTokens/use')).toBe(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('403 forbidden for an email that was changed elsewhere is fixed by the refresh', async () => {
    store.beginApp('token-1', user);
    const { server, send } = makeServer(store);
    const moved = { ...user, email: 'moved@example.com' };
    server.refreshAnswer = () => answer(200, { accessToken: 'token-1', expiresIn: 3600, user: moved });
    server.other = (request) => (request.headers.get('x-user-email') === moved.email ? undefined : problem(403, 'forbidden'));
    server.good = 'token-1';
    expect((await send(call(), 'signed-in')).status).toBe(200);
    expect(store.get().user?.email).toBe(moved.email);
  });

  it('of a sign-in stays on the sign-in screen', async () => {
    const { server, send, onSessionEnded } = makeServer(store);
    server.other = () => problem(401, 'login_failed');
    expect((await send(call('/api/appuser/login', { method: 'POST', body: '{}' }), 'public')).status).toBe(401);
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(server.requests).toHaveLength(1);
  });

  it.each(['public', 'visitor'] as const)('of a stale session on a %s call sends the call again anonymously', async (access) => {
    store.beginApp('token-1', user);
    const { server, send, onSessionEnded } = makeServer(store);
    server.other = (request) => (request.headers.has('authorization') ? problem(401, 'unauthenticated') : answer(200));
    expect((await send(call('/api/public/locations'), access)).status).toBe(200);
    expect(store.get().user).toBeNull();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each(['public', 'visitor'] as const)('of a refresh sends a %s call again anonymously, with its body', async (access) => {
    store.beginApp('token-1', user);
    const { server, send, onSessionEnded } = makeServer(store);
    server.good = 'token-2';
    server.refreshAnswer = () => problem(401, 'unauthenticated');
    server.other = (request) => (request.headers.has('authorization') ? undefined : answer(200, 'as nobody'));
    const response = await send(call('/api/public/x', { method: 'POST', body: 'a plan' }), access);
    expect(await response.json()).toBe('as nobody');
    expect(await server.requests.at(-1)?.text()).toBe('a plan');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('a server error', () => {
  it.each([
    ['cases.read', 1],
    ['signed-in', 1],
    ['system', 0],
    ['public', 0],
    ['visitor', 0],
  ] as const)('500 on a %s call is reported %i times', async (access, times) => {
    store.beginApp('token-1', user);
    store.beginSystem('token-1', systemUser);
    const { server, send, onServerError } = makeServer(store);
    server.other = () => problem(500, 'internal');
    expect((await send(call(), access)).status).toBe(500);
    expect(onServerError).toHaveBeenCalledTimes(times);
  });

  it('500 on a call whose failure the screen shows stays there, and an ended session still leads to the sign-in', async () => {
    store.beginApp('token-1', user);
    const { server, send, onServerError, onSessionEnded } = makeServer(store);
    server.other = () => problem(500, 'internal');
    expect((await send(call(), 'cases.read', { showsFailure: true })).status).toBe(500);
    expect(onServerError).not.toHaveBeenCalled();
    server.other = () => problem(401, 'unauthenticated');
    await send(call(), 'cases.read', { showsFailure: true });
    expect(onSessionEnded).toHaveBeenCalledWith('app');
  });
});

describe('the store', () => {
  it('never stores a token or who someone is', () => {
    const storage = memory();
    const setItem = vi.spyOn(storage, 'setItem');
    const filled = createSessionStore(storage);
    filled.beginApp('secret-token', user);
    filled.beginSystem('secret-token', systemUser);
    expect(setItem).toHaveBeenCalledTimes(2);
    expect(setItem.mock.calls.flat().join(' ')).not.toMatch(/secret-token|@/);
  });

  it('works if storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const closed = createSessionStore({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    closed.beginApp('token', user);
    expect(closed.get().user).toEqual(user);
    expect(closed.isHinted('app')).toBe(false);
  });
});
