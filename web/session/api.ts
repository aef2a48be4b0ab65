import routes from 'virtual:contract-routes';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '#shared/contract/index.ts';
import { callFetch } from './call-fetch.ts';
import { toClientError } from './client-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** What a caller may say beside the input: the key of its submit, where it has one. */
export type CallContext = { idempotencyKey?: string };

/** A call is given up after this long; the screen then offers a retry. */
const CALL_TIMEOUT_MS = 20_000;

const callNamed = (path: readonly string[]) => {
  const call = routes[path[0] ?? '']?.[path[1] ?? ''];
  if (!call) throw new Error(`The contract has no call ${path.join('.')}.`);
  return call['~orpc'];
};

/** Errors come as problem+json, which the client library would take for a file. */
const asJson = (response: Response): Response => {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  return new Response(response.body, { status: response.status, headers: { 'content-type': 'application/json' } });
};

const link = new OpenAPILink<CallContext>(routes, {
  url: () => location.origin,
  headers: ({ context }, path): Record<string, string> => {
    const { meta } = callNamed(path);
    if (context.idempotencyKey) return { 'idempotency-key': context.idempotencyKey };
    return meta.idempotency === 'required' ? { 'idempotency-key': newIdempotencyKey() } : {};
  },
  fetch: async (request, _init, _options, path) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
    return asJson(await callFetch(new Request(request, { signal }), callNamed(path).meta.access));
  },
  customErrorResponseBodyDecoder: (body, { status }) => toClientError(body, status),
});

/** Every call of the contract by its one name: `api.marketplace.searchLocations({ query })`. */
export type Api = ContractRouterClient<Contract, CallContext>;
export const api: Api = createORPCClient(link);

/** The same calls for TanStack Query: `useQuery(query.marketplace.searchLocations.queryOptions({ input }))`. */
export const query = createTanstackQueryUtils(api);
