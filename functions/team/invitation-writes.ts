import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { claimAddress, employeeItem } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { tokenHours } from '#functions/table/token.ts';
import type { StaffInvitation, StaffMember } from '#shared/model/employee.ts';

type Context = Pick<OperationContext, 'now' | 'newId' | 'event'>;

/** Returns a new invitation for seven days. Its new id voids every earlier one. */
const newInvitation = ({ now, newId }: Context): StaffInvitation => ({
  id: newId(),
  sentOn: now.toISOString(),
  expiresOn: new Date(now.getTime() + tokenHours['staff-invitation'] * 3_600_000).toISOString(),
});

/**
 * Returns the writes that invite a member: the row, pending, with the open invitation, and the event whose reaction emails the link. With `version`, the
 * row exists and was seen at that version; without, it is new, and claims its email in the home.
 */
export function invitationWrites(
  context: Context,
  { location, employee, version }: { location: { id: string }; employee: StaffMember; version?: number },
): Write[] {
  const invitation = newInvitation(context);
  const invited: StaffMember = { ...employee, providerLocationId: location.id, status: 'pending', invitation };
  const ids = { locationId: location.id, employeeId: employee.id, invitationId: invitation.id };
  const row: Write[] =
    version === undefined
      ? [{ put: employeeItem(invited), unless: 'exists' }, claimAddress(invited)]
      : [{ put: employeeItem(invited, version + 1), ifVersion: version }];
  return [...row, raise(context.event('staff-invitation.requested', ids, location.id))];
}
