import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { supportChange } from '#functions/team/support-change.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { whyNotCancelInvitation } from '#shared/team/member-can.ts';
import { os } from './implementer.ts';

/** Cancels an invitation. The member stays in the team, not invited; the link's invitation id no longer exists, so the link opens nothing. */
export const cancelEmployeeInvite = os.cancelEmployeeInvite.handler(async ({ input, context }) => {
  const { version, invitation: _void, ...before } = await memberOf(context, input.id);
  const refusal = whyNotCancelInvitation(homeOf(context), before);
  if (refusal) throw problem('conflict', { detail: refusal });
  const after = { ...before, status: 'not-invited' as const };
  await transactTeam(context.table, [
    { put: employeeItem(after, version + 1), ifVersion: version },
    ...supportChange(context, after, 'uninvited'),
  ]);
  return { ...after, version: version + 1 };
});
