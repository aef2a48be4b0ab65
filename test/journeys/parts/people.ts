import { randomUUID } from 'node:crypto';
import { accountItems } from '#functions/table/account.ts';
import { documentClient, openTable, type Table } from '#functions/table/table.ts';
import { cognitoIdentity, type IdentityPort } from '#functions/vendors/identity/index.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { enroll } from '#test/world/second-factor.ts';

/** `secret` is that of the authenticator app, for people who have one: every administrator, unless the test says otherwise. */
export type TestPerson = { id: string; email: string; password: string; secret?: string };
export type Backstage = { table: Table; identity: IdentityPort };

/** Opens the table and the pools of a running cloud without the API, to set up a test, and to look at what a call left behind. */
export function backstage({ env, functions }: TestCloud): Backstage {
  // The product's own ports read their settings from the environment, as in a Lambda.
  const settings = functions.appuser ?? {};
  Object.assign(process.env, settings, env);
  return { table: openTable(documentClient(), settings.TABLE_NAME ?? ''), identity: cognitoIdentity() };
}

/** Returns an address that no other test has. */
export const newEmail = (who = 'person') => `${who}.${randomUUID().slice(0, 13)}@example.com`;

/** Makes a person with an account and a password, without the API. */
export async function makePerson(
  scene: Backstage,
  kind: AccountKind,
  facts: { memberships?: Membership[]; isEmailVerified?: boolean; firstName?: string; hasSecondFactor?: boolean } = {},
): Promise<TestPerson> {
  const { table, identity } = scene;
  const person = { id: randomUUID(), email: newEmail(kind), password: `paper boats ${randomUUID().slice(0, 8)}` };
  const at = new Date().toISOString();
  await identity.setPassword(kind, person.id, person.password);
  const account = {
    id: person.id,
    version: 1,
    kind,
    email: person.email,
    firstName: facts.firstName ?? 'Ellen',
    lastName: 'Marsh',
    phoneNumber: '',
    isEmailVerified: facts.isEmailVerified ?? true,
    status: 'active' as const,
    pendingEmail: null,
    defaultLocationId: null,
    sessionsValidFrom: null,
    createdOn: at,
    updatedOn: at,
  };
  await table.putAll(accountItems(account, facts.memberships));
  if (!(facts.hasSecondFactor ?? kind === 'system')) return person;
  const { secret, refreshToken } = await enroll(scene, account, person.password);
  await identity.signOut(kind, refreshToken);
  return { ...person, secret };
}

/** Returns a membership in a home. */
export const membershipAt = (locationName: string, access: Membership['access'] = 'admin'): Membership => ({
  locationId: randomUUID(),
  locationName,
  employeeId: randomUUID(),
  access,
  kind: 'staff',
});
