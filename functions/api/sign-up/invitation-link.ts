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

/** What the link of an invitation leads to; `location` is there whenever the link is one of ours, `employee` while they are in the team. */
export type FoundInvitation = {
  state: InvitationState;
  token?: TokenRecord;
  location?: Location;
  employee?: EmployeeRow;
  /** The account that the address has; an unproved one is taken over by the person who reads the mail. */
  account?: { accountId: string; kind: AccountKind; isUnproved: boolean };
};

/**
 * Whether the row still waits for the letter that the link stood in: one that was cancelled, or sent anew, left another invitation or none. Somebody
 * who has joined was let in by an earlier letter.
 */
function stateOfRow(employee: EmployeeRow | undefined, invitationId: string): InvitationState {
  if (employee?.status === 'pending' && employee.invitation?.id === invitationId) return 'open';
  return employee?.appUserId ? 'used' : 'cancelled';
}

/** Reads a link's home, member and account, all at this moment, and says what can come of it. A token for anything else is as good as none. */
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
