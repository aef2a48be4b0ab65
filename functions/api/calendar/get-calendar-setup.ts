import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readResources } from '#functions/table/calendar.ts';
import { type EmployeeRow, readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { can } from '#shared/access/can.ts';
import type { CalendarPerson } from '#shared/contract/calendar-views.ts';
import type { Membership } from '#shared/model/membership.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

/** Returns the people of a home as a member may see them: a trade company sees itself, and phone numbers are for those who see the team. */
const peopleFor = (member: Membership, team: readonly EmployeeRow[]): CalendarPerson[] =>
  team
    .filter(({ id }) => id === member.employeeId || can(member, 'case-files.read'))
    .map(({ id, fullName, kind, phone, status }) => ({
      id,
      fullName,
      kind,
      phone: can(member, 'team.read') ? phone : '',
      isGone: status === 'inactive',
    }))
    .toSorted((one, other) => (one.fullName < other.fullName ? -1 : 1));

export const getCalendarSetup = os.getCalendarSetup.handler(async ({ context }) => {
  const member = homeOf(context);
  const { locationId, employeeId } = member;
  const [home, team, resources] = await Promise.all([
    readLocationRow(context.table, locationId),
    readEmployees(context.table, locationId),
    readResources(context.table, locationId),
  ]);
  if (!home) throw problem('not_found');
  return {
    timeZone: home.timeZone,
    today: dateInZone(context.now.toISOString(), home.timeZone),
    homePhone: home.phone,
    employeeId,
    people: peopleFor(member, team),
    resources: resources.toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
  };
});
