import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { isOwner } from '#shared/access/can.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { isAdmin } from '#shared/team/member-can.ts';

const managesTeam = (member: StaffMember | null) => member !== null && member.kind === 'staff' && isAdmin(member.access);

/** Raises the event that tells the owner about a new admin, unless the owner made them one. `before` is null for someone new. */
export function newAdmin(context: OperationContext, before: StaffMember | null, after: StaffMember): Write[] {
  if (managesTeam(before) || !managesTeam(after) || isOwner(homeOf(context))) return [];
  const { providerLocationId: locationId, id: employeeId } = after;
  return [
    raise(context.event('admins.changed', { locationId, employeeId, change: 'new-admin', formerOwnerId: null }, locationId)),
  ];
}
