import { homeLogged } from '#functions/homes/home-log.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { done } from '#shared/contract/done.ts';
import { accessWords } from '#shared/team/access-words.ts';
import { os } from './implementer.ts';
import { invitedMember } from './invited-member.ts';

/** Cancels a member's invitation, and tells the home's owner who did. The answer is the same if there is none. */
export const cancelUserInvitation = os.cancelUserInvitation.handler(async ({ input, context }) => {
  const { version, invitation, ...member } = await invitedMember(context, input);
  if (!invitation) return done;
  const { locationId } = input;
  const { fullName, access, kind } = member;
  const change = { locationId, member: fullName, access: accessWords(access, kind), change: 'uninvited' };
  const by = `${callerName(context)} (Yarrow support)`;
  await transactTeam(context.table, [
    { put: employeeItem({ ...member, status: 'not-invited' }, version + 1), ifVersion: version },
    homeLogged(context, { locationId, did: 'uninvited', of: fullName }),
    raise(context.event('team.changed-by-support', { ...change, by }, locationId)),
  ]);
  return done;
});
