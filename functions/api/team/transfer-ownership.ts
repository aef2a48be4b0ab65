import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { placeWrites } from '#functions/team/place-writes.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { isOwner } from '#shared/access/can.ts';
import { done } from '#shared/contract/done.ts';
import type { StaffAccess } from '#shared/model/enumerations/people.ts';
import { whyNotMakeOwner } from '#shared/team/member-can.ts';
import { os } from './implementer.ts';

const accessWrites = ({ version, ...member }: EmployeeRow, access: StaffAccess): Write[] => [
  { put: employeeItem({ ...member, access }, version + 1), ifVersion: version },
  ...placeWrites({ ...member, access }),
];

/** Transfers ownership: both rows and both memberships in one transaction, so that there is always exactly one owner. Both people are told by email. */
export const transferOwnership = os.transferOwnership.handler(async ({ input, context }) => {
  const membership = homeOf(context);
  const [old, next] = await Promise.all([memberOf(context, input.oldOwnerId), memberOf(context, input.newOwnerId)]);
  const refusal = whyNotMakeOwner(membership, next);
  if (refusal) throw problem('conflict', { detail: refusal });
  if (old.id !== membership.employeeId || !isOwner(old))
    throw problem('conflict', { detail: `${old.fullName} is not the owner.` });
  const locationId = membership.locationId;
  const change = { locationId, employeeId: next.id, change: 'new-owner', formerOwnerId: old.id };
  const handedOver = context.event('admins.changed', change, locationId);
  await transactTeam(context.table, [...accessWrites(old, 'admin'), ...accessWrites(next, 'owner'), raise(handedOver)]);
  return done;
});
