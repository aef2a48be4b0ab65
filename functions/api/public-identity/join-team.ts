import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { problem } from '#functions/runtime/problems.ts';
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
import type { AccountKind } from '#shared/model/enumerations/people.ts';
import type { Location } from '#shared/model/location.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import type { PublicIdentityContext } from './implementer.ts';
import type { NewPerson } from './new-person.ts';

/** An invitation that may be taken, under the claim that keeps it for this request alone. */
export type OpenInvitation = {
  token: TokenRecord;
  claimId: string;
  location: Location;
  employee: EmployeeRow;
  account?: { accountId: string; kind: AccountKind };
};

/** What joining writes whoever joins: their place beside the account, their row in the team at the version seen, and the link's end. */
function joining(context: PublicIdentityContext, invitation: OpenInvitation, accountId: string, name?: NewPerson): Write[] {
  const { token, claimId, location, employee } = invitation;
  const { version, invitation: _taken, ...row } = employee;
  const { id: employeeId, access, kind } = row;
  const named = name ? { ...row, firstName: name.firstName, lastName: name.lastName } : row;
  const joined = { ...named, fullName: fullNameOf(named), status: 'active' as const, appUserId: accountId };
  const membership = { locationId: location.id, locationName: location.name, employeeId, access, kind };
  return [
    { put: employeeItem(joined, version + 1), ifVersion: version },
    { put: membershipItem(accountId, membership), unless: 'exists' },
    spend(token.hash, claimId, context.now),
    ...nameChange(context, employee, joined),
  ];
}

/** The account of somebody who is new to Yarrow. The link was mailed to the address, which is thereby proved. */
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
 * Makes the account and joins, in one transaction after the pool's user, whose id derives from the link: what a crash leaves half done, the same link
 * finishes. Where the transaction fails, the user goes again.
 */
export async function joinAsNew(context: PublicIdentityContext, invitation: OpenInvitation, person: NewPerson): Promise<void> {
  const { table, identity, now } = context;
  const account = accountOf(invitation, person, now);
  refuseCommonPassword(person.password, [account.email, person.firstName, person.lastName, invitation.location.name]);
  await identity.setPassword('provider', account.id, person.password);
  try {
    await table.transact([
      { put: emailItem(account.email, account.id, 'provider'), unless: 'exists' },
      { put: accountItem(account), unless: 'exists' },
      ...joining(context, invitation, account.id, person),
      raise(context.event('account.created', { accountId: account.id, emailVerified: true })),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) await identity.deleteUser('provider', account.id);
    throw error;
  }
}

/** Joins with the account that the address has: the new home is the one that opens first from now on. Password and name stay as they are. */
export async function joinWithAccount(
  context: PublicIdentityContext,
  invitation: OpenInvitation,
  accountId: string,
): Promise<void> {
  const account = await readAccountRow(context.table, accountId);
  if (account?.status !== 'active')
    throw problem('conflict', { detail: 'The account of this email address is closed. Please write to us.' });
  // Not a new version, as with switchLocation: whoever has the account form open elsewhere has not been overtaken.
  await context.table.transact([
    { update: accountKeys.account(accountId), set: { defaultLocationId: invitation.location.id } },
    ...joining(context, invitation, accountId),
  ]);
}
