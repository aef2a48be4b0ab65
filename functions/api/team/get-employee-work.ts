import { readPeopleWith } from '#functions/cases/contacts/trade-hold.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocation } from '#functions/table/location.ts';
import { readDay } from '#functions/table/task.ts';
import { whyNotRemove } from '#shared/team/member-can.ts';
import { MOST_TASKS, whyNotWith, workWords } from '#shared/team/work-words.ts';
import { os } from './implementer.ts';

/** Returns what would change if a member left, for the confirmation. */
export const getEmployeeWork = os.getEmployeeWork.handler(async ({ input, context }) => {
  const membership = homeOf(context);
  const [team, home, list] = await Promise.all([
    readEmployees(context.table, membership.locationId, { consistent: true }),
    readLocation(context.table, membership.locationId),
    readDay(context.table, { locationId: membership.locationId, employeeId: input.id }, { limit: MOST_TASKS }),
  ]);
  const member = team.find(({ id }) => id === input.id);
  if (!member) throw problem('not_found');
  const people = member.kind === 'trade-company' ? await readPeopleWith(context.table, membership.locationId, member.id) : [];
  const homeFacts = { name: membership.locationName, licenseNumber: home?.licenseNumber ?? '' };
  const whyNot = whyNotRemove(membership, member) ?? whyNotWith(member, people);
  return { whyNot, items: workWords(member, team, homeFacts, list.tasks.length) };
});
