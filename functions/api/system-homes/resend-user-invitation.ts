import { homeLogged } from '#functions/homes/home-log.ts';
import { invitationWrites } from '#functions/team/invitation-writes.ts';
import { refuseOtherAccount } from '#functions/team/refuse-other-account.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { invitedMember } from './invited-member.ts';

/** Sends a member a new link with another id, which voids the earlier ones. */
export const resendUserInvitation = os.resendUserInvitation.handler(async ({ input, context }) => {
  const { version, ...employee } = await invitedMember(context, input);
  await refuseOtherAccount(context.table, employee.email);
  const { locationId } = input;
  await transactTeam(context.table, [
    ...invitationWrites(context, { location: { id: locationId }, employee, version }),
    homeLogged(context, { locationId, did: 'invited', of: employee.fullName }),
  ]);
  return done;
});
