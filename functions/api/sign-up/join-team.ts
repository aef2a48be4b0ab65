import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { accountIdOfLink } from '#functions/runtime/single-use-token.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountItem, accountKeys, emailItem, membershipItem, readAccountRow } from '#functions/table/account.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';
import { spend } from '#functions/table/token.ts';
import { nameChange } from '#functions/team/name-change.ts';
import type { Location } from '#shared/model/location.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { claimAccount } from './claim-account.ts';
import type { SignUpContext } from './implementer.ts';
import type { FoundInvitation } from './invitation-link.ts';
import type { NewPerson } from './new-person.ts';

/** An open invitation, claimed for this request alone. */
export type OpenInvitation = {
  token: TokenRecord;
  claimId: string;
  location: Location;
  employee: EmployeeRow;
  account?: FoundInvitation['account'];
};

/** Writes what joining always takes: the place beside the account, the row in the team at the version that was read, and the end of the link. */
function joinWrites(context: SignUpContext, invitation: OpenInvitation, accountId: string, name?: NewPerson): Write[] {
  const { token, claimId, location, employee } = invitation;
  const { version, invitation: _taken, ...row } = employee;
  const { id: employeeId, access, kind } = row;
  const named = name ? { ...row, firstName: name.firstName, lastName: name.lastName } : row;
  const joined = { ...named, fullName: fullNameOf(named), status: 'active' as const, appUserId: accountId };
  const { fullName } = joined;
  const { id: locationId, name: locationName, timeZone } = location;
  const membership = { locationId, locationName, timeZone, employeeId, access, kind, fullName };
  return [
    { put: employeeItem(joined, version + 1), ifVersion: version },
    { put: membershipItem(accountId, membership), unless: 'exists' },
    spend(token.hash, claimId, context.now),
    ...nameChange(context, employee, joined),
  ];
}

/** Builds the account of someone who is new to Yarrow. The link was emailed to the address, which is thereby verified. */
function accountOf({ token, location, employee }: OpenInvitation, { firstName, lastName }: NewPerson, now: Date): AccountRecord {
  const at = now.toISOString();
  return {
    id: accountIdOfLink(token.hash),
    version: 1,
    kind: 'provider',
    email: token.email,
    isEmailVerified: true,
    pendingEmail: null,
    firstName,
    lastName,
    phoneNumber: employee.phone,
    status: 'active',
    defaultLocationId: location.id,
    sessionsValidFrom: null,
    createdOn: at,
    updatedOn: at,
  };
}

/**
 * Creates the account and joins, in one transaction after the pool's user, whose id derives from the link, so that the same link can finish what a crash
 * left half done. If the transaction fails, the user is deleted.
 */
export async function joinAsNew(context: SignUpContext, invitation: OpenInvitation, person: NewPerson): Promise<void> {
  const { table, identity, now } = context;
  const account = accountOf(invitation, person, now);
  refuseCommonPassword(person.password, [account.email, person.firstName, person.lastName, invitation.location.name]);
  await identity.setPassword('provider', account.id, person.password);
  try {
    await table.transact([
      { put: emailItem(account.email, account.id, 'provider'), unless: 'exists' },
      { put: accountItem(account), unless: 'exists' },
      ...joinWrites(context, invitation, account.id, person),
      raise(context.event('account.created', { accountId: account.id, emailVerified: true })),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) await identity.deleteUser('provider', account.id);
    throw error;
  }
}

/** Returns the account of the address, unless it is closed. */
async function openAccount({ table }: SignUpContext, accountId: string): Promise<AccountRecord> {
  const account = await readAccountRow(table, accountId);
  if (account?.status === 'active') return account;
  throw problem('conflict', { detail: 'The account with this email address is closed. Please write to us.' });
}

/**
 * Joins with a family account that was made for the address and never verified. The person who reads the email takes it over, and it becomes a staff
 * account under the same id. Its family password goes last: until then nothing is lost, and afterward only this invitation's password signs in.
 */
export async function joinByClaim(
  context: SignUpContext,
  invitation: OpenInvitation,
  accountId: string,
  person: NewPerson,
): Promise<void> {
  const account = await openAccount(context, accountId);
  const claimed = await claimAccount(context, account, person, { kind: 'provider', defaultLocationId: invitation.location.id });
  const isStill = { expression: 'accountId = :id', values: { ':id': accountId } };
  await context.table.transact([
    claimed,
    { update: accountKeys.email(account.email), set: { kind: 'provider' }, condition: isStill },
    ...joinWrites(context, invitation, accountId, person),
  ]);
  await context.identity.deleteUser('family', accountId);
}

/** Joins with the account that the address already has. The new home opens first from now on. Its password and name stay. */
export async function joinWithAccount(context: SignUpContext, invitation: OpenInvitation, accountId: string): Promise<void> {
  await openAccount(context, accountId);
  // This isn't a new version, as with switchLocation: an account form that is open elsewhere doesn't become stale.
  await context.table.transact([
    { update: accountKeys.account(accountId), set: { defaultLocationId: invitation.location.id } },
    ...joinWrites(context, invitation, accountId),
  ]);
}
