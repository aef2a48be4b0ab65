import { problem } from '#functions/problem.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { readAccount } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { AccessClaims } from '#functions/vendors/identity/index.ts';
import { accessTokenVerifier } from '#functions/vendors/identity/index.ts';
import type { Access } from '#shared/contract/call.ts';
import { normalizeEmail } from '#shared/values/email.ts';
import { limitAccount } from './account-limit.ts';
import type { Actor, Person, SystemPerson } from './actor.ts';
import { personOf, systemPersonOf, usualHome } from './person.ts';
import { isSessionLive } from './session-state.ts';

/** What a request says about who makes it. Only the token proves anything; the other two are checked against it. */
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
  if (access === 'system' || access === 'public' || (access === 'visitor' && !system.support)) {
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
