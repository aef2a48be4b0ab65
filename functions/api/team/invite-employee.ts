import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { limitInvitation } from '#functions/runtime/rate-limit.ts';
import { claimAddress, readEmployee, releaseAddress } from '#functions/table/employee.ts';
import { checkAddress } from '#functions/team/check-address.ts';
import { invitationWrites } from '#functions/team/invitation-writes.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { whyNotInvite } from '#shared/team/member-can.ts';
import { os } from './implementer.ts';

/** Invites a member, or invites them again, which voids the earlier link. */
export const inviteEmployee = os.inviteEmployee.handler(async ({ input, context }) => {
  const membership = homeOf(context);
  const { version, ...before } = await memberOf(context, input.id);
  const refusal = whyNotInvite(membership, before);
  if (refusal) throw problem('conflict', { detail: refusal });
  await checkAddress(context, input.email, input.id);
  await limitInvitation(context, membership.locationId, input.email);
  const employee = { ...before, email: input.email, phone: input.phone };
  const location = { id: membership.locationId };
  await transactTeam(context.table, [
    ...invitationWrites(context, { location, employee, version }),
    ...(input.email === before.email ? [] : [claimAddress(employee), releaseAddress(before)]),
  ]);
  const invited = await readEmployee(context.table, membership.locationId, input.id);
  if (!invited) throw problem('not_found');
  return invited;
});
