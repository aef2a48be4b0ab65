import { randomBytes, randomUUID } from 'node:crypto';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { type AccountRecord, accountItems } from '#functions/table/account.ts';
import { tokenItem } from '#functions/table/token.ts';
import { cognitoIdentity } from '#functions/vendors/identity/cognito-identity.ts';
import type { Pool } from '#functions/vendors/identity/identity-port.ts';
import type { TokenPurpose } from '#shared/contract/public-identity.ts';
import type { Membership } from '#shared/model/membership.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { enroll } from '#test/world/second-factor.ts';

/** `secret` is the key of the authenticator app, for people who have one. */
export type Someone = { id: string; email: string; password: string; firstName: string; lastName: string; secret?: string };

/** Returns a new person, so that tests don't run into each other's people. */
const someone = (firstName: string, lastName: string): Someone => {
  const id = randomUUID();
  const email = `${firstName}.${lastName}.${id.slice(0, 8)}@example.com`.toLowerCase();
  return { id, email, password: 'plain words in a row', firstName, lastName };
};

const accountOf = ({ id, email, firstName, lastName }: Someone, kind: Pool): AccountRecord => ({
  id,
  version: 1,
  kind,
  email,
  firstName,
  lastName,
  phoneNumber: '',
  isEmailVerified: true,
  pendingEmail: null,
  status: 'active',
  defaultLocationId: null,
  sessionsValidFrom: null,
  createdOn: '2026-01-05T14:00:00.000Z',
  updatedOn: '2026-01-05T14:00:00.000Z',
});

const stage = () => ({ table: openCloudTable(), identity: cognitoIdentity() });

const join = async (person: Someone, kind: Pool, memberships: Membership[] = []): Promise<void> => {
  await openCloudTable().putAll(accountItems(accountOf(person, kind), memberships));
  await cognitoIdentity().setPassword(kind, person.id, person.password);
};

/** Adds a family user with an account. */
export async function givenFamily(): Promise<Someone> {
  const person = someone('Maren', 'Holt');
  await join(person, 'family');
  return person;
}

/** Adds a staff member of a home. */
export async function givenStaff(): Promise<Someone & { locationId: string; home: string }> {
  const person = someone('Teodor', 'Lindqvist');
  const membership: Membership = {
    locationId: randomUUID(),
    locationName: 'Harbor Light Funeral Home',
    employeeId: randomUUID(),
    access: 'admin',
    kind: 'staff',
  };
  await join(person, 'provider', [membership]);
  return { ...person, locationId: membership.locationId, home: membership.locationName };
}

/** Adds a system administrator, with the authenticator app that each one has. */
export async function givenAdministrator(): Promise<Someone & { secret: string }> {
  const person = await givenNewAdministrator();
  const { secret } = await enroll(stage(), { id: person.id, kind: 'system' }, person.password);
  return { ...person, secret };
}

/** Adds a system administrator who has never signed in. */
export async function givenNewAdministrator(): Promise<Someone> {
  const person = someone('Imani', 'Osborne');
  await join(person, 'system');
  return person;
}

/** Returns an address that has no account. */
export const givenAddress = (): string => someone('nobody', 'yet').email;

/** Returns the token of a link as if it had been emailed a moment ago. */
export async function givenToken(purpose: TokenPurpose, owner: { email: string; accountId: string | null }): Promise<string> {
  const { raw, record } = newToken(purpose, owner, { now: new Date(), randomBytes: () => randomBytes(32) });
  await openCloudTable().put(tokenItem(record));
  return raw;
}
