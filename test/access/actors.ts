import type { Actor, Person, SystemPerson } from '#functions/runtime/actor.ts';
import type { Access } from '#shared/contract/call.ts';
import type { StaffAccess } from '#shared/model/enumerations/people.ts';
import type { Membership } from '#shared/model/membership.ts';
import { castByLevel, type Role } from '#test/world/roles.ts';

const HOME = '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01';
const ELSEWHERE = '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a02';

const membership = (access: StaffAccess, kind: Membership['kind'] = 'staff', locationId = HOME): Membership => ({
  locationId,
  locationName: 'A Home of the Tests',
  employeeId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a03',
  access,
  kind,
});

const person = (memberships: Membership[]): Person => ({
  id: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a04',
  version: 1,
  kind: memberships.length > 0 ? 'provider' : 'family',
  email: 'ada@example.test',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Ada',
  lastName: 'Tester',
  phone: null,
  defaultLocationId: null,
  memberships,
  cases: [],
});

/** Returns someone who works at the test home. */
const memberActor = (access: StaffAccess, kind: Membership['kind'] = 'staff'): Actor => {
  const place = membership(access, kind);
  return { kind: 'person', person: person([place]), membership: place, support: null };
};

const session = { accountId: person([]).id, email: 'ada@example.test', reason: 'Asked', until: '2099-01-01T00:00:00.000Z' };

const supportActor = (access: Access): Actor => {
  if (access === 'system' || access === 'support') return { kind: 'system', system: { ...administrator, support: session } };
  const place = { ...membership('owner'), isSupport: true as const };
  return {
    kind: 'person',
    person: person([place]),
    membership: place,
    support: { system: administrator, until: '2099-01-01T00:00:00.000Z' },
  };
};

const family: Actor = { kind: 'person', person: person([]), membership: null, support: null };
const administrator: SystemPerson = {
  id: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a05',
  email: 'sam@example.test',
  firstName: 'Sam',
  lastName: 'Tester',
  support: null,
};
const system: Actor = { kind: 'system', system: administrator };
const atAnotherHome: Actor = {
  kind: 'person',
  person: person([membership('owner', 'staff', ELSEWHERE)]),
  membership: null,
  support: null,
};

const levels = Object.fromEntries(
  Object.entries(castByLevel).map(([access, role]) => [role, memberActor(access as StaffAccess)]),
) as Record<(typeof castByLevel)[StaffAccess], Actor>;

const byRole: Record<Exclude<Role, 'support'>, Actor> = {
  ...levels,
  nobody: { kind: 'nobody' },
  family,
  otherFamily: family,
  otherLocationStaff: atAnotherHome,
  trade: memberActor('staff', 'trade-company'),
  system,
};

/**
 * Returns a cast member as the runtime sees them for a call with this access. Support, which acts for the owner, is an administrator who does so for an
 * administrator's call.
 */
export const actorFor = (role: Role, access: Access): Actor => (role === 'support' ? supportActor(access) : byRole[role]);
