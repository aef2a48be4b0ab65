import { accountByEmail } from '#functions/table/account.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readLocation } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';
import { isUnproved } from '#functions/team/can-join-team.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';
import type { InvitationState } from '#shared/model/enumerations/sign-up.ts';
import type { Location } from '#shared/model/location.ts';

/** What the link of an invitation leads to. `location` is set if the link is one of ours, `employee` while they are in the team. */
export type FoundInvitation = {
  state: InvitationState;
  token?: TokenRecord;
  location?: Location;
  employee?: EmployeeRow;
  /** The account that the address has. An unverified one is taken over by the person who reads the email. */
  account?: { accountId: string; kind: AccountKind; isUnproved: boolean };
};

/**
 * Returns the state of an invitation by its team row. A row whose invitation was canceled or resent has a different invitation or none. Someone who has
 * joined did so with an earlier email.
 */
function stateOfRow(employee: EmployeeRow | undefined, invitationId: string): InvitationState {
  if (employee?.status === 'pending' && employee.invitation?.id === invitationId) return 'open';
  return employee?.appUserId ? 'used' : 'cancelled';
}

/** Reads a link's home, member, and account as they are now, and says what the link can do. A token for another purpose counts as none. */
export async function findInvitation(
  table: Table,
  token: (TokenRecord & { usedOn?: string }) | undefined,
  now: Date,
): Promise<FoundInvitation> {
  if (token?.purpose !== 'staff-invitation' || !token.invitation) return { state: 'expired' };
  const { locationId, employeeId, invitationId } = token.invitation;
  const [location, employee, owner] = await Promise.all([
    readLocation(table, locationId),
    readEmployee(table, locationId, employeeId),
    accountByEmail(table, token.email),
  ]);
  const account = owner && { ...owner, isUnproved: owner.kind === 'family' && (await isUnproved(table, owner.accountId)) };
  const found = { token, location, employee, account };
  if (token.usedOn !== undefined) return { ...found, state: 'used' };
  const state = location ? stateOfRow(employee, invitationId) : 'cancelled';
  if (state !== 'open') return { ...found, state };
  if (Date.parse(token.expiresOn) <= now.getTime()) return { ...found, state: 'expired' };
  return { ...found, state: account && account.kind !== 'provider' && !account.isUnproved ? 'other-account' : 'open' };
}
