/** The named cast of the tests: fresh accounts of every kind, so that tests don't share people. */
import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '#events/envelope.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountItems } from '#functions/table/account.ts';
import { openSupport } from '#functions/table/support.ts';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import type { StaffAccess } from '#shared/model/enumerations/people.ts';
import type { Membership } from '#shared/model/membership.ts';
import { newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { castByLevel, type LevelRole, type Role } from './roles.ts';
import { enroll, signInByPassword } from './second-factor.ts';

/** Who makes a request in a test. `headers` are what the web client would send with the token. */
export type Actor = { token?: string; headers: Record<string, string> };
export type TestPerson = Actor & {
  token: string;
  /** The pool's refresh token. */
  refreshToken: string;
  account: AccountRecord;
  memberships: Membership[];
  password: string;
  /** The authenticator app's secret, for people who have one, such as every administrator. */
  secret: string | undefined;
};

const identity = cognitoIdentity();

export type Recipe = Partial<Pick<AccountRecord, 'kind' | 'email' | 'firstName' | 'lastName' | 'status' | 'isEmailVerified'>> & {
  memberships?: Partial<Membership>[];
  password?: string;
  /** Defaults to true for administrators only. */
  hasSecondFactor?: boolean;
};

const membershipOf = (given: Partial<Membership>): Membership => ({
  locationId: randomUUID(),
  locationName: 'A Home of the Tests',
  employeeId: randomUUID(),
  access: 'admin',
  kind: 'staff',
  ...given,
});

/** Creates a person with an account directly in the table and pool, and signs them in. It takes only two requests and uses up no limit. */
export async function person(recipe: Recipe = {}): Promise<TestPerson> {
  const {
    memberships: given = [],
    password = `quiet morning ${randomUUID()}`,
    kind = given.length > 0 ? 'provider' : 'family',
    hasSecondFactor,
    ...fields
  } = recipe;
  const memberships = given.map(membershipOf);
  // A sign-in counts in whole seconds. With an account that is a minute old, that doesn't matter.
  const at = new Date(Date.now() - 60_000).toISOString();
  const account: AccountRecord = {
    id: randomUUID(),
    version: 1,
    kind,
    email: newEmail(kind),
    firstName: 'Ada',
    lastName: 'Tester',
    phoneNumber: '(617) 555-0142',
    isEmailVerified: true,
    status: 'active',
    pendingEmail: null,
    defaultLocationId: null,
    sessionsValidFrom: null,
    createdOn: at,
    updatedOn: at,
    ...fields,
  };
  await openCloudTable().transact(accountItems(account, memberships).map((put) => ({ put, unless: 'exists' })));
  await identity.setPassword(kind, account.id, password);
  const table = openCloudTable();
  const has = hasSecondFactor ?? kind === 'system';
  const signedIn = has
    ? await enroll({ table, identity }, account, password)
    : await signInByPassword(identity, account, password);
  const { accessToken: token, refreshToken } = signedIn;
  const secret = 'secret' in signedIn ? String(signedIn.secret) : undefined;
  return { token, refreshToken, headers: headersOf(account.email, memberships), account, memberships, password, secret };
}

const headersOf = (email: string, [first]: Membership[]): Record<string, string> => ({
  'x-user-email': email,
  ...(first ? { 'x-location-id': first.locationId } : {}),
});

/** Returns a system user who acts for someone, as `supportLogin` leaves it. */
export async function supportFor(acted: TestPerson): Promise<TestPerson> {
  const system = await person({ kind: 'system' });
  const now = new Date();
  const id = randomUUID();
  const session = {
    id,
    accountId: acted.account.id,
    email: acted.account.email,
    reason: 'Asked for help by phone',
    startedOn: now.toISOString(),
    until: new Date(now.getTime() + 3_600_000).toISOString(),
  };
  const audit = {
    id,
    at: session.startedOn,
    action: 'support-started' as const,
    systemId: system.account.id,
    systemEmail: system.account.email,
    accountId: acted.account.id,
    reason: session.reason,
  };
  const started: DomainEvent = {
    id: randomUUID(),
    name: 'support.started',
    version: 1,
    at: session.startedOn,
    actor: { kind: 'system', id: system.account.id, onBehalfOf: null },
    locationId: null,
    data: { accountId: acted.account.id, systemId: system.account.id, auditId: audit.id },
  };
  const names = { systemId: system.account.id, systemName: 'Ada Tester', personName: 'Ada Tester', homeName: null };
  await openSupport(openCloudTable(), session, { audit, session: { ...session, ...names }, events: [started] });
  return { ...system, headers: { 'x-location-id': acted.headers['x-location-id'] ?? '' } };
}

/**
 * Creates one of each. All staff work at the home `locationId`, except `otherLocationStaff`, who works elsewhere but names this home in the header;
 * `support` acts for the owner.
 */
export async function cast(
  locationId: string = randomUUID(),
): Promise<Record<Role, Actor> & { people: Record<Exclude<Role, 'nobody'>, TestPerson> }> {
  const at = (access: Membership['access'], kind: Membership['kind'] = 'staff') =>
    person({ memberships: [{ locationId, access, kind }] });
  const atLevels = Object.entries(castByLevel).map(async ([access, role]) => [role, await at(access as StaffAccess)] as const);
  const [members, family, otherFamily, elsewhere, trade, system] = await Promise.all([
    Promise.all(atLevels),
    person(),
    person(),
    person({ memberships: [{ access: 'owner' }] }),
    at('staff', 'trade-company'),
    person({ kind: 'system' }),
  ]);
  const staff = Object.fromEntries(members) as Record<LevelRole, TestPerson>;
  const otherLocationStaff = { ...elsewhere, headers: { ...elsewhere.headers, 'x-location-id': locationId } };
  const support = await supportFor(staff[castByLevel.owner]);
  const people = { ...staff, family, otherFamily, otherLocationStaff, trade, system, support };
  return { nobody: { headers: {} }, ...people, people };
}
