import { readPeopleWith } from '#functions/cases/contacts/trade-hold.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type EmployeeRow, releaseAddress } from '#functions/table/employee.ts';
import { locationKeys } from '#functions/table/location.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { placeRemoval } from '#functions/team/place-writes.ts';
import { publicTeamChange } from '#functions/team/public-team-change.ts';
import { supportChange } from '#functions/team/support-change.ts';
import { transactTeam } from '#functions/team/transact-team.ts';
import { done } from '#shared/contract/done.ts';
import { whyNotRemove } from '#shared/team/member-can.ts';
import { os } from './implementer.ts';

/** Refuses to remove a trade company that has someone: without it, nobody could hand them back. */
function refuseWithPeople({ fullName }: Pick<EmployeeRow, 'fullName'>, people: readonly CaseRecord[]): void {
  const [first] = people;
  if (!first) return;
  const others =
    people.length === 1 ? '' : ` and ${people.length === 2 ? '1 other person' : `${people.length - 1} other people`}`;
  const detail = `${fullName} has ${first.decedentFullName} (case ${first.caseNumber})${others}. First take them over with a hand-off on the Custody page of the case.`;
  throw problem('conflict', { detail });
}

/** Removes a member and their access beside the account: their next request is refused. Their account stays theirs. */
export const deleteEmployee = os.deleteEmployee.handler(async ({ input, context }) => {
  const { version, ...member } = await memberOf(context, input.id);
  const refusal = whyNotRemove(homeOf(context), member);
  if (refusal) throw problem('conflict', { detail: refusal });
  const { providerLocationId, id } = member;
  if (member.kind === 'trade-company') refuseWithPeople(member, await readPeopleWith(context.table, providerLocationId, id));
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
