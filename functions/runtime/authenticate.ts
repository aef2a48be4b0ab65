import { problem } from '#functions/problem.ts';
import { setting } from '#functions/settings.ts';
import { type AccountCollection, readAccount } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import { type AccessClaims, accessTokenVerifier } from '#functions/vendors/identity/index.ts';
import type { Access } from '#shared/contract/call.ts';
import { normalizeEmail } from '#shared/values/email.ts';
import type { Actor, Person, SystemPerson } from './actor.ts';
import { personOf, systemPersonOf, usualHome } from './person.ts';
import { isSessionLive } from './session-state.ts';

/** What is left of an account's burst, and when that was worked out (epoch ms). */
type Bucket = { tokens: number; at: number };

/** Accounts that one Lambda remembers; an account that called longest ago is forgotten first, and begins with a full burst. */
const maxAccounts = 5_000;

/** Limits how fast one account may call: `burst` calls, which fill up again at `rate` a second. Kept in memory: it costs no table request. */
export function accountLimiter({ rate, burst }: { rate: number; burst: number }): (accountId: string, now: number) => void {
  const buckets = new Map<string, Bucket>();
  return (accountId, now) => {
    const last = buckets.get(accountId) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, last.tokens + (Math.max(0, now - last.at) / 1000) * rate);
    buckets.delete(accountId);
    buckets.set(accountId, { tokens: Math.max(0, tokens - 1), at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > maxAccounts && oldest !== undefined) buckets.delete(oldest);
    if (tokens < 1)
      throw problem('too_many_requests', {
        detail: 'Your account is making too many requests. Please wait a moment and try again.',
        retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / rate)),
      });
  };
}

let limiter: ReturnType<typeof accountLimiter> | undefined;

/**
 * Counts a call by an account before anything is read for it. Each running Lambda keeps its own count, so an account that calls `n` of them at a time
 * gets at most `n` times the rate (docs/limits.md).
 */
function limitAccount(accountId: string, now: Date): void {
  limiter ??= accountLimiter({ rate: Number(setting('ACCOUNT_RATE')), burst: Number(setting('ACCOUNT_BURST')) });
  limiter(accountId, now.getTime());
}

/** What a request says of who makes it. Only the token proves anything; the other two are held against it. */
export type ActorHeaders = { authorization?: string; 'x-user-email'?: string; 'x-location-id'?: string };

/** Longer than any token of a pool. A longer header isn't even parsed. */
const maxTokenLength = 4_096;

let verifier: ReturnType<typeof accessTokenVerifier> | undefined;

/** Returns what an access token says, once its signature and its time are checked. 401 for a token that isn't ours, 403 `token_expired` for an old one. */
export async function claimsOf(authorization: string, now: Date): Promise<AccessClaims> {
  const token =
    authorization.length <= maxTokenLength ? /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] : undefined;
  if (token === undefined) throw problem('unauthenticated');
  // Made for the first token, not at module load: the settings are the stage's, and a warm Lambda keeps the keys.
  verifier ??= accessTokenVerifier();
  const claims = await verifier(token, now);
  if (claims === 'expired') throw problem('token_expired');
  if (claims === 'keys-unavailable') throw problem('unavailable', { retryAfterSeconds: 2 });
  if (claims === 'invalid') throw problem('unauthenticated');
  return claims;
}

/** Refuses a header that names another address than these. It may be absent. */
function checkNamed(header: string | undefined, ...emails: string[]): void {
  if (header && !emails.includes(normalizeEmail(header))) throw problem('forbidden');
}

/** Returns where the person works in this request: the location that the header names, if it is one of theirs; without a header their usual one. */
const membershipOf = (person: Person, locationId: string | undefined) =>
  locationId ? (person.memberships.find((each) => each.locationId === locationId.toLowerCase()) ?? null) : usualHome(person);

/**
 * Returns the person whom a system user acts for, with less access than they have themselves. Only staff can be acted for, and only while the support
 * session is open.
 */
async function personActedFor(table: Table, system: SystemPerson): Promise<Person> {
  const collection = system.support && (await readAccount(table, system.support.accountId));
  const person = collection ? personOf(collection) : undefined;
  if (person?.kind !== 'provider') throw problem('forbidden');
  return { ...person, memberships: person.memberships.map((place) => ({ ...place, isSupport: true })) };
}

async function systemActor(
  collection: AccountCollection,
  headers: ActorHeaders,
  access: Access,
  table: Table,
  now: Date,
): Promise<Actor> {
  const system = systemPersonOf(collection, now);
  if (!system) throw problem('unauthenticated');
  // To a visitor's call an administrator who acts for nobody is a visitor like any other.
  if (access === 'system' || access === 'support' || access === 'public' || (access === 'visitor' && !system.support)) {
    checkNamed(headers['x-user-email'], system.email);
    return { kind: 'system', system };
  }
  const person = await personActedFor(table, system);
  checkNamed(headers['x-user-email'], person.email, system.email);
  const until = system.support?.until ?? now.toISOString();
  return { kind: 'person', person, membership: membershipOf(person, headers['x-location-id']), support: { system, until } };
}

/**
 * Returns who makes a request, from the verified claims of its token and one query of the account's collection (docs/decisions.md, Session). No token
 * means nobody. 401: the token is malformed, revoked, unknown, or from a pool that isn't ours. 403 `token_expired`: it was good once. 403 `forbidden`:
 * the headers name someone else, or a system user without an open support session calls in a person's place (a second query reads whom they act for).
 * 429: the account makes too many calls.
 */
export async function authenticate(headers: ActorHeaders, access: Access, table: Table, now: Date): Promise<Actor> {
  if (!headers.authorization) return { kind: 'nobody' };
  const claims = await claimsOf(headers.authorization, now);
  limitAccount(claims.accountId, now);
  const collection = await readAccount(table, claims.accountId);
  if (!collection || !isSessionLive(collection, claims)) throw problem('unauthenticated');
  if (claims.pool === 'system') return systemActor(collection, headers, access, table, now);
  const person = personOf(collection);
  if (!person) throw problem('unauthenticated');
  checkNamed(headers['x-user-email'], person.email);
  return { kind: 'person', person, membership: membershipOf(person, headers['x-location-id']), support: null };
}
