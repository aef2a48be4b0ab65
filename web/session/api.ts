import routes from 'virtual:contract-routes';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#shared/contract/index.ts';
import { callRequest, readAnswer } from './call-request.ts';
import { toClientError } from './client-error.ts';
import { takeEarlyResponse } from './early-call.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { leaveForError, leaveScreen } from './leave-screen.ts';
import { NOT_FOUND } from './not-found.ts';
import { refreshSession } from './refresh-here.ts';
import { announceSession } from './session-channel.ts';
import { createSessionFetch, type Send } from './session-fetch.ts';
import { sessionStore } from './session-parts.ts';

const KEY = 'yarrow.planKey';

let remembered: string | undefined;

const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/**
 * Returns the key under which this browser has plans that no account owns yet: 32 random bytes as base64url, one for each browser, made on first use.
 * A browser that blocks storage has its plans only as long as the page lives.
 */
const planKey = (): string => {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return stored;
    const made = remembered ?? newKey();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    remembered ??= newKey();
    return remembered;
  }
};

/** Sends a call with this page's session. */
const callFetch = createSessionFetch({
  fetch: (request) => takeEarlyResponse(request.url)?.catch(() => fetch(request)) ?? fetch(request),
  pathname: () => location.pathname,
  store: sessionStore,
  refresh: refreshSession,
  onSessionEnded: (realm) => {
    announceSession({ kind: 'ended', realm });
    leaveScreen.toLogin(realm);
  },
  onServerError: leaveForError,
});

/**
 * What a caller may add to the input. `idempotencyKey` is the key of its submit, if it has one. `staysHere` says that the screen handles every
 * failure itself (a plan that could not be saved stays open), so that none redirects to the sign-in or to /error. `showsFailure` says so only of a
 * 500: an ended session still leads to the sign-in. `locationId` is for what is sent after its screen was left (a last save); without it, a call is
 * about the home in the address. `send` replaces fetch when more is needed (upload progress), and has its own timeout.
 */
type CallContext = { idempotencyKey?: string; staysHere?: boolean; showsFailure?: boolean; locationId?: string; send?: Send };

/** The groups of calls that read the plans of this browser, in addition to `createUserAccount`. */
const planGroups: ReadonlySet<string | undefined> = new Set(['planner', 'arrangementLinks', 'plans', 'planDocuments']);

/** A call times out after this long, and the screen then offers a retry. */
const CALL_TIMEOUT_MS = 20_000;

const routeOf = (group: string, name: string) => {
  const route = routes[group]?.[name];
  if (!route) throw new Error(`The contract has no call ${group}.${name}.`);
  return route;
};

type Options = { context?: CallContext; signal?: AbortSignal };

const headersOf = (group: string, name: string, { locationId, idempotencyKey }: CallContext): Record<string, string> => {
  const [, , , needsKey] = routeOf(group, name);
  const key = idempotencyKey ?? (needsKey ? newIdempotencyKey() : undefined);
  return {
    ...(key ? { 'idempotency-key': key } : {}),
    ...(locationId ? { 'x-location-id': locationId } : {}),
    ...(planGroups.has(group) || name === 'createUserAccount' ? { 'x-plan-key': planKey() } : {}),
  };
};

const withTimeout = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(CALL_TIMEOUT_MS)]);

/** Sends a call and returns its answer. Throws the problem of an unsuccessful one. */
async function sendCall(group: string, name: string, input: unknown, { context = {}, signal }: Options): Promise<unknown> {
  const { send: by, showsFailure } = context;
  const route = routeOf(group, name);
  const headers = headersOf(group, name, context);
  const request = callRequest(route, input, location.origin, { headers, signal: by ? signal : withTimeout(signal) });
  const [, , declared] = route;
  // An administrator's call carries their own token in any case; a visitor's would carry that of the app.
  const isOfSystem = declared === 'system' || declared === 'support';
  const access = context.staysHere && !isOfSystem ? 'visitor' : declared;
  const response = await callFetch(request, access, { by, showsFailure });
  if (response.status === 404) dispatchEvent(new Event(NOT_FOUND));
  const answer = await readAnswer(response);
  if (!response.ok) throw toClientError(answer, response.status);
  return answer;
}

/** Makes what a name stands for once it is used. A promise asks everything it gets for `then`, which none of our names is. */
const byName = <Made>(make: (name: string) => Made): Record<string, Made> =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined) });

/** Every call of the contract, by its one name: `api.marketplace.searchLocations({ query })`. */
export type Api = ContractRouterClient<Contract, CallContext>;

/** Returns every call as a function that always has this context, besides what its caller adds. */
export const callsIn = (context: CallContext): Api =>
  byName((group) =>
    byName(
      (name) =>
        (input: unknown, options: Options = {}) =>
          sendCall(group, name, input, { ...options, context: { ...options.context, ...context } }),
    ),
  ) as unknown as Api;

export const api: Api = callsIn({});
