import { type FieldError, problem } from '#functions/problem.ts';
import { readResources } from '#functions/table/calendar.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { Table } from '#functions/table/table.ts';
import { endOfOpenDay } from '#shared/calendar/case-bookings.ts';
import { type CalendarEntryInput, spanProblem } from '#shared/contract/calendar-views.ts';
import { dayOf, isSkipped, wallTimeAt } from '#shared/values/wall-time.ts';

type Assigned = Pick<CalendarEntryInput, 'people' | 'resources'>;

/** Refuses people, rooms, and vehicles of another home. Those that the entry has already may have left or been archived. */
async function checkAssigned(table: Table, locationId: string, input: Assigned, before: Assigned): Promise<FieldError[]> {
  const people = input.people.filter((id) => !before.people.includes(id));
  const resources = input.resources.filter((id) => !before.resources.includes(id));
  const [members, known] = await Promise.all([
    people.length > 0 ? readEmployees(table, locationId) : [],
    resources.length > 0 ? readResources(table, locationId) : [],
  ]);
  const isMember = (id: string) => members.some((member) => member.id === id && member.status !== 'inactive');
  const isFree = (id: string) => known.some((resource) => resource.id === id && !resource.isArchived);
  return [
    ...(people.every(isMember) ? [] : [{ field: 'people', message: 'Someone here has left the team. Choose again.' }]),
    ...(resources.every(isFree) ? [] : [{ field: 'resources', message: 'A room or vehicle here was archived. Choose again.' }]),
  ];
}

function timeErrors(input: CalendarEntryInput, timeZone: string): FieldError[] {
  const wrong = spanProblem(input);
  const skipped = (['startsAt', 'endsAt'] as const).filter((field) => !input.isTimeOpen && isSkipped(input[field], timeZone));
  return [
    ...(wrong === null ? [] : [{ field: 'endsAt', message: wrong }]),
    ...skipped.map((field) => ({ field, message: 'Clocks skip this time on this day. Choose another.' })),
  ];
}

type Checking = { table: Table; locationId: string; timeZone: string };

/** Returns the fields of an entry as they are stored, or refuses them. One without a time lasts all of its day. */
export async function checkedEntry(
  { table, locationId, timeZone }: Checking,
  input: CalendarEntryInput,
  before: Assigned = { people: [], resources: [] },
): Promise<CalendarEntryInput> {
  const errors = [...timeErrors(input, timeZone), ...(await checkAssigned(table, locationId, input, before))];
  if (errors.length > 0) throw problem('invalid_input', { errors });
  const assigned = { people: [...new Set(input.people)], resources: [...new Set(input.resources)] };
  const open = wallTimeAt(dayOf(input.startsAt), 0);
  return { ...input, ...assigned, ...(input.isTimeOpen ? { startsAt: open, endsAt: endOfOpenDay(open) } : {}) };
}
