import { readPeopleWith } from '#functions/cases/contacts/trade-hold.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { releaseAddress } from '#functions/table/employee.ts';
import { locationKeys } from '#functions/table/location.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { placeRemoval } from '#functions/team/place-writes.ts';
import { publicTeamChange } from '#functions/team/public-team-change.ts';
import { supportChange } from '#functions/team/support-change.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { done } from '#shared/contract/done.ts';
import { whyNotRemove } from '#shared/team/member-can.ts';
import { whyNotWith } from '#shared/team/work-words.ts';
import { os } from './implementer.ts';

/** Removes a member and their access beside the account: their next request is refused. Their account stays theirs. */
export const deleteEmployee = os.deleteEmployee.handler(async ({ input, context }) => {
  const { version, ...member } = await memberOf(context, input.id);
  const refusal = whyNotRemove(homeOf(context), member);
  if (refusal) throw problem('conflict', { detail: refusal });
  const { providerLocationId, id } = member;
  // Without the company, nobody could hand them back.
  const withPeople =
    member.kind === 'trade-company' && whyNotWith(member, await readPeopleWith(context.table, providerLocationId, id));
  if (withPeople) throw problem('conflict', { detail: withPeople });
  await transactTeam(context.table, [
    // At the version that was read: someone who became owner or joined at this moment isn't removed.
    { delete: locationKeys.employee(providerLocationId, id), ifVersion: version },
    releaseAddress(member),
    ...placeRemoval(member),
    ...supportChange(context, member, 'removed'),
    ...publicTeamChange(context, providerLocationId, member, null),
  ]);
  return done;
});
