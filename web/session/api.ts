import routes from 'virtual:contract-routes';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '#shared/contract/index.ts';
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

const callNamed = (path: readonly string[]) => {
  const call = routes[path[0] ?? '']?.[path[1] ?? ''];
  if (!call) throw new Error(`The contract has no call ${path.join('.')}.`);
  return call['~orpc'];
};

/** Errors come as problem+json, which the client library would treat as a file. */
const asJson = (response: Response): Response => {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  return new Response(response.body, { status: response.status, headers: { 'content-type': 'application/json' } });
};

/** Moves what a DELETE says beside its path from the body, where the client library puts it, to the query. */
const inAddress = async (request: Request): Promise<Request> => {
  const text = request.method === 'DELETE' ? await request.text() : '';
  if (text === '') return request;
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(JSON.parse(text))) url.searchParams.set(name, String(value));
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
};

/** Sends the calls of `api`, and those of its queries. */
export const link = new OpenAPILink<CallContext>(routes, {
  url: () => location.origin,
  headers: ({ context }, path): Record<string, string> => {
    const { meta } = callNamed(path);
    const key = context.idempotencyKey ?? (meta.idempotency === 'required' ? newIdempotencyKey() : undefined);
    return {
      ...(key ? { 'idempotency-key': key } : {}),
      ...(context.locationId ? { 'x-location-id': context.locationId } : {}),
      ...(planGroups.has(path[0]) || path[1] === 'createUserAccount' ? { 'x-plan-key': planKey() } : {}),
    };
  },
  fetch: async (made, _init, { context }, path) => {
    const request = await inAddress(made);
    const { access: declared } = callNamed(path).meta;
    // An administrator's call carries their own token in any case; a visitor's would carry that of the app.
    const isOfSystem = declared === 'system' || declared === 'support';
    const access = context.staysHere && !isOfSystem ? 'visitor' : declared;
    const { send: by, showsFailure } = context;
    if (by) return asJson(await callFetch(request, access, { by, showsFailure }));
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
    return asJson(await callFetch(new Request(request, { signal }), access, { showsFailure }));
  },
  customErrorResponseBodyDecoder: (body, { status }) => {
    if (status === 404) dispatchEvent(new Event(NOT_FOUND));
    return toClientError(body, status);
  },
});

/** Every call of the contract, by its one name: `api.marketplace.searchLocations({ query })`. */
export type Api = ContractRouterClient<Contract, CallContext>;
export const api: Api = createORPCClient(link);
