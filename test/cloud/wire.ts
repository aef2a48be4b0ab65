import type * as z from 'zod';
import type { CallMeta } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/index.ts';

/** A call of the contract as a test needs it: its route, who may make it, and its schemas. */
export type Call = {
  name: string;
  group: keyof typeof contract;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  successStatus: number;
  meta: CallMeta;
  operationId: string;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
};

type Definition = {
  '~orpc': {
    meta: CallMeta;
    route: { operationId?: string; method?: Call['method']; path?: Call['path']; successStatus?: number };
    inputSchema?: z.ZodType;
    outputSchema?: z.ZodType;
  };
};

const callOf = (group: keyof typeof contract, name: string, { '~orpc': definition }: Definition): Call => {
  const { route, meta, inputSchema, outputSchema } = definition;
  return {
    name,
    group,
    method: route.method ?? 'POST',
    path: route.path ?? '/api/',
    successStatus: route.successStatus ?? 200,
    meta,
    operationId: route.operationId ?? '',
    input: inputSchema,
    output: outputSchema,
  };
};

/** Every call of every group: a call that is added to the contract is in all existing tests. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([group, definitions]) =>
  Object.entries(definitions).map(([name, definition]) =>
    callOf(group as keyof typeof contract, name, definition as unknown as Definition),
  ),
);

/** Returns the call with a name. */
export function callNamed(name: string): Call {
  const found = calls.find((call) => call.name === name);
  if (!found) throw new Error(`The contract has no call ${name}.`);
  return found;
}

/** What is sent: the path with its parameters, the query, and the body if the method has one. */
export type WireRequest = { method: Call['method']; path: string; query: [name: string, value: string][]; body: unknown };

/** Returns a path parameter or query value as text. */
const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** Returns query values as the contract's client writes them: `a[0]=x` for arrays, `a[b]=x` for objects; `undefined` is left out. */
function queryOf(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => queryOf(`${name}[${index}]`, each));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => queryOf(`${name}[${key}]`, each));
  return [[name, textOf(value)]];
}

/** Lays out an input as the call's method requires: first the path's parameters, the rest in query (GET, DELETE) or body. */
export function wireRequest({ method, path }: Pick<Call, 'method' | 'path'>, input: unknown): WireRequest {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  const rest: Record<string, unknown> = isRecord ? Object.assign(Object.create(null), input) : {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    // A lone surrogate has no percent-encoding; an empty segment would be another path.
    return encodeURIComponent(textOf(value ?? '-').toWellFormed()) || '-';
  });
  if (method === 'GET' || method === 'DELETE')
    return {
      method,
      path: filled,
      query: Object.entries(rest).flatMap(([name, value]) => queryOf(name, value)),
      body: undefined,
    };
  return { method, path: filled, query: [], body: isRecord || input === undefined ? rest : input };
}
