import type { AccountCollection } from '#functions/table/account.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';
import type { Actor, Person, SystemPerson } from './actor.ts';

/** Returns the person of a family or provider account; `undefined` for another kind of account. */
export function personOf({ account, memberships, cases }: AccountCollection): Person | undefined {
  if (account.kind === 'system' || account.status !== 'active') return undefined;
  return {
    id: account.id,
    version: account.version,
    kind: account.kind,
    email: account.email,
    emailVerified: account.isEmailVerified,
    pendingEmail: account.pendingEmail,
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phoneNumber || null,
    defaultLocationId: account.defaultLocationId,
    opensFirst: account.opensFirst,
    display: account.display,
    memberships,
    cases,
  };
}

/** Returns the person of a system account, with the support session that is open now. */
export function systemPersonOf({ account, support }: AccountCollection, now: Date): SystemPerson | undefined {
  // An administrator without a second factor is nobody, whatever session they have.
  if (account.kind !== 'system' || account.status !== 'active' || account.secondFactorOn === undefined) return undefined;
  const { id, email, firstName, lastName } = account;
  // The table's expiry may be days late, so the row's own time decides.
  const isOpen = support !== null && Date.parse(support.until) > now.getTime();
  return { id, email, firstName, lastName, support: isOpen ? support : null };
}

/** Returns the location that a person works at unless the request names another: the one they chose last, else the first. */
export const usualHome = ({ memberships, defaultLocationId }: Person) =>
  memberships.find(({ locationId }) => locationId === defaultLocationId) ?? memberships[0] ?? null;

type Support = Extract<Actor, { kind: 'person' }>['support'];

/** Returns the signed-in person as every screen knows them. */
export function sessionUserOf(person: Person, support: Support = null): SessionUser {
  const { id, version, kind, email, emailVerified, pendingEmail, firstName, lastName, phone } = person;
  return {
    id,
    version,
    kind,
    email,
    emailVerified,
    pendingEmail,
    firstName,
    lastName,
    phone,
    providerLocationId: usualHome(person)?.locationId ?? null,
    memberships: person.memberships.map(({ locationId, locationName, timeZone, employeeId, access, kind: staffKind }) => ({
      locationId,
      locationName,
      ...(timeZone ? { timeZone } : {}),
      employeeId,
      access,
      kind: staffKind,
      ...(support ? { isSupport: true as const } : {}),
    })),
    ...(person.opensFirst ? { opensFirst: person.opensFirst } : {}),
    ...(person.display ? { display: person.display } : {}),
    caseIds: person.cases.map(({ caseId }) => caseId),
    support: support && { systemEmail: support.system.email, until: support.until },
  };
}

/** Returns the signed-in administrator, with the person they act for now. */
export function systemUserOf(system: SystemPerson, actedFor: Person | null): SystemUser {
  const { id, email, firstName, lastName, support } = system;
  const until = support?.until;
  return {
    id,
    email,
    firstName,
    lastName,
    support: actedFor && until ? { user: sessionUserOf(actedFor, { system, until }), until } : null,
  };
}
