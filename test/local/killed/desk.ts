import { randomUUID } from 'node:crypto';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { callNamed, wireRequest } from '#test/cloud/wire.ts';
import { sampleSignIns } from '#world/sign-ins.ts';

/** A request that was made: the call, its input, and its Idempotency-Key, so that it can be made again. */
export type SentRequest = { name: string; input: object; key: string };
export type Answered = { status: number; body: Record<string, unknown> };

/** The owner of a sample home at work through HTTP, on a cloud that may die at any moment. */
export type Desk = {
  locationId: string;
  /** Returns the answer, or undefined if the cloud died before it came. */
  ask(request: SentRequest): Promise<Answered | undefined>;
};

export const asking = (name: string, input: object): SentRequest => ({ name, input, key: randomUUID() });

let visitors = 0;
/**
 * Returns a different network address for each request, so that none is refused for asking too often. From 198.18.0.0/15, which is reserved for tests (RFC
 * 2544).
 */
const newAddress = () => {
  visitors += 1;
  return `198.18.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
};

async function send({ apiUrl, functions }: TestCloud, { name, input, key }: SentRequest, headers: Record<string, string>) {
  const { method, path, query, body } = wireRequest(callNamed(name), input);
  try {
    const response = await fetch(`${apiUrl}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        'x-origin-verify': functions.appuser?.ORIGIN_SECRET ?? '',
        'x-viewer-address': newAddress(),
        'idempotency-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return undefined;
  }
}

/** Someone who works at a desk: signed in once, since the sign-in outlives the cloud's process. */
export type Owner = { headers: Record<string, string>; locationId: string };

/** Signs the owner in. */
export async function signIn(cloud: TestCloud): Promise<Owner> {
  const owner = sampleSignIns.find(({ email }) => email.startsWith('joan@'));
  const { email, password } = owner ?? { email: '', password: '' };
  const signedIn = await send(cloud, asking('login', { email, password }), {});
  const authorization = `Bearer ${String(signedIn?.body.accessToken)}`;
  const me = await send(cloud, asking('me', {}), { authorization });
  const [home] = (me?.body.memberships ?? []) as { locationId: string }[];
  if (!home) throw new Error(`The owner could not sign in: ${JSON.stringify(signedIn)}`);
  return { headers: { authorization, 'x-location-id': home.locationId, 'x-user-email': email }, locationId: home.locationId };
}

export const openDesk = (cloud: TestCloud, { headers, locationId }: Owner): Desk => ({
  locationId,
  ask: (request) => send(cloud, request, headers),
});
