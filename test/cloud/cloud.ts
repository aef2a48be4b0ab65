/** What tests need from the running cloud: calls, emails, events, the table, and waiting for conditions. */
import { randomInt, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { documentClient, type Item, openTable, type Table, type Write } from '#functions/table/table.ts';
import type { BusEvent } from '#infra/local/events/bus.ts';
import type { Mail } from '#infra/local/mail/mailbox.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { homes } from '#world/data/homes.ts';
import { callNamed, wireRequest } from './wire.ts';

const sampleNames = new Set(homes.map(({ name }) => name));

function refuseCopies(items: readonly Item[]): void {
  for (const { entityType, name } of items)
    if (entityType === 'location' && typeof name === 'string' && sampleNames.has(name))
      throw new Error(
        `"${name}" is a home of the sample world, which other tests search for: a copy needs a name of its own (copiedHome).`,
      );
}

const putBy = (writes: readonly Write[]) => writes.flatMap((write) => ('put' in write ? [write.put] : []));

/** The same handle, which refuses a home under the name of one of the sample world: the world itself was written by who seeded it. */
function keepNames(table: Table): Table {
  const { put, putAll, transact } = table;
  return Object.assign(table, {
    put: async (...[item, options]: Parameters<Table['put']>) => {
      refuseCopies([item]);
      return put(item, options);
    },
    putAll: async (items: Item[]) => {
      refuseCopies(items);
      return putAll(items);
    },
    transact: async (writes: Write[]) => {
      refuseCopies(putBy(writes));
      return transact(writes);
    },
  } satisfies Partial<Table>);
}

const clouds = inject('clouds');
/** This worker's cloud: the one that all share, or the one with its number. */
export const cloud = clouds[(Number(process.env.VITEST_POOL_ID) - 1) % clouds.length]!;

/** Settings of all Lambdas in one: no name means two things. Without what is one function's own. */
const settings = Object.fromEntries(
  Object.values(cloud.functions)
    .flatMap((environment) => Object.entries(environment))
    .filter(([name]) => name !== 'PATH' && !name.startsWith('AWS_LAMBDA_')),
);
/** The variables that this process started with, pointing at no cloud of the tests. */
export const ownEnvironment: NodeJS.ProcessEnv = { ...process.env };
// The product's own code (table, identity, a handler in this process) reads the same variables as in its Lambda.
Object.assign(process.env, settings);

/** The variables with which product code runs against this cloud. */
export const environment: Readonly<Record<string, string>> = settings;

const client = documentClient();
/** Opens the cloud's table with a counter. No test can write a home through it that another test's search would take for one of the sample data. */
export const openCloudTable = () => keepNames(openTable(client, settings.TABLE_NAME ?? ''));

const givenAddresses = new Set<string>();

/**
 * Returns a network address for one visitor, so that no test pays for another's failed sign-ins. From 198.18.0.0/15, which is reserved for tests (RFC
 * 2544).
 */
export function newAddress(): string {
  const address = `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;
  if (givenAddresses.has(address)) return newAddress();
  givenAddresses.add(address);
  return address;
}

/** Returns a new email address at a domain that never exists. */
export const newEmail = (name = 'someone'): string => `${name}-${randomUUID().slice(0, 13)}@example.com`;

export type Answer<Body = unknown> = { status: number; headers: Headers; cookies: string[]; text: string; body: Body };

export type RequestOptions = {
  method?: string;
  query?: readonly (readonly [string, string])[] | Record<string, string>;
  /** Sent as JSON; a string or bytes unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Bearer token. */
  token?: string;
  /** The Idempotency-Key. */
  key?: string;
  /** `name=value` pairs. */
  cookie?: string;
  /** The visitor's network address. The request then goes to the API as the edge sends it, with the edge's own headers. */
  from?: string;
};

const isRaw = (body: unknown): body is string | Uint8Array => typeof body === 'string' || body instanceof Uint8Array;

function headersOf({ headers = {}, token, key, cookie, from, body }: RequestOptions): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(from === undefined ? {} : { 'x-origin-verify': settings.ORIGIN_SECRET ?? '', 'x-viewer-address': from }),
    ...headers,
  };
}

/** Makes a request to the cloud's API. JSON answers are parsed. */
export async function api<Body = unknown>(path: string, options: RequestOptions = {}): Promise<Answer<Body>> {
  const { method = 'GET', query = [], body, from } = options;
  const pairs = Array.isArray(query) ? query : Object.entries(query as Record<string, string>);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  const response = await fetch(`${from === undefined ? cloud.url : cloud.apiUrl}${path}${search ? `?${search}` : ''}`, {
    method,
    headers: headersOf(options),
    redirect: 'manual',
    ...(body === undefined ? {} : { body: isRaw(body) ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie(),
    text,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
  };
}

/** Makes a call of the contract by its name, with the input laid out as its route says, under a new Idempotency-Key if it needs one. */
export async function ask<Body = unknown>(
  name: string,
  input: unknown = {},
  options: RequestOptions = {},
): Promise<Answer<Body>> {
  const call = callNamed(name);
  const { method, path, query, body } = wireRequest(call, input);
  const key = call.meta.idempotency === 'required' ? randomUUID() : undefined;
  return api<Body>(path, { method, query, body, key, ...options });
}

/** Makes a call like `ask` that should succeed, and returns its answer's body. */
export async function ok<Body>(name: string, input: unknown = {}, options: RequestOptions = {}): Promise<Body> {
  const { status, body, text } = await ask<Body>(name, input, options);
  if (status >= 300) throw new Error(`${name} was answered with ${status}: ${text}`);
  return body;
}

/** Makes a call like `ask` that should be refused, and returns the problem with its HTTP status. */
export async function refused(name: string, input: unknown = {}, options: RequestOptions = {}): Promise<Problem> {
  const { status, body, text } = await ask<Problem>(name, input, options);
  if (status < 400) throw new Error(`${name} was answered with ${status}: ${text}`);
  return body;
}

/** Waits until `condition` returns something, asking again all the time. Throws, naming `what`, if it never does. */
export async function waitUntil<T>(
  what: string,
  condition: () => Promise<T | undefined | false | null>,
  seconds = 30,
): Promise<T> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (performance.now() > until) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function control<T>(path: string, body?: string): Promise<T> {
  const response = await fetch(`${cloud.controlUrl}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-yarrow-local': '1' },
    ...(body === undefined ? {} : { body }),
  });
  if (!response.ok) throw new Error(`The cloud's control answered ${response.status} to ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Reads the emails of one address. */
export function mailbox(address: string) {
  const all = () => control<Mail[]>(`mails?to=${encodeURIComponent(address)}`);
  return {
    all,
    /** Returns the first email that `isWanted`, as soon as it is there. */
    mail: (isWanted: (mail: Mail) => boolean = () => true) =>
      waitUntil(`a mail to ${address}`, async () => (await all()).find(isWanted)),
  };
}
export type { Mail };

type SeenEvent = { event: BusEvent; rules: string[] };
export type Queue = { name: string; visible: number; inFlight: number; delayed: number };

/** Returns the events on the bus with a name, oldest first (among the last thousand with any name). */
export const eventsOf = (name: string) => control<SeenEvent[]>(`events?name=${encodeURIComponent(name)}`);

/** Finds a reaction's queue, or its dead-letter queue, by the reaction's name. */
export async function queueOf(reaction: string, which: 'Queue' | 'DeadLetters' = 'Queue'): Promise<Queue> {
  const queues = await control<Queue[]>('queues');
  const found = queues.find(({ name }) => name.includes(`-${reaction.replaceAll('-', '')}${which}`));
  if (!found) throw new Error(`There is no queue of ${reaction}.`);
  return found;
}

export const messagesOf = (queue: Queue) => control<{ id: string; body: string }[]>(`queues/${queue.name}/messages`);
/** Puts a message into a queue, as its rule would. */
export const sendTo = (queue: Queue, body: string) => control<string>(`queues/${queue.name}/send`, body);
export const redrive = (queue: Queue) => control<number>(`queues/${queue.name}/redrive`, '');

/** Waits until everything that follows from what was done so far is done, or is a dead letter. Waits for what others do meanwhile, too. */
export const quiet = () => waitUntil('a quiet cloud', async () => (await control<string[]>('busy')).length === 0, 60);

/** Runs a scheduled job now, by its name in events/schedules.ts. Resolves when the cloud is quiet again. */
export async function runJob(job: string): Promise<void> {
  const fired = await control<string[]>(`schedules/-${job.replaceAll('-', '')}Schedule/fire`, '');
  if (fired.length !== 1) throw new Error(`${fired.length} schedules are called ${job}.`);
  await quiet();
}

export type ClockFace = { now: string; offsetMs: number };
/** Returns what the cloud's clock shows. */
export const clock = () => control<ClockFace>('clock');
/** Moves the cloud's clock forward to a time: only for a cloud that no other suite shares. */
export const moveClockTo = (to: Date) => control<ClockFace>('clock', JSON.stringify({ to: to.toISOString() }));
