import { ceremoniesAfter } from '#functions/calendar/ceremonies.ts';
import { type CalendarRow, calendarItem, resourceItem } from '#functions/table/calendar.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { Item } from '#functions/table/table.ts';
import type { CalendarResource } from '#shared/model/calendar.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { type CalendarFacts, calendars } from './data/calendar.ts';
import { idOf } from './ids.ts';

type Sample = { home: LocationProfile; resources: readonly CalendarResource[]; cases: readonly CaseRecord[]; now: Date };

function rowOf(facts: CalendarFacts, nth: number, { home, resources, cases, now }: Sample): CalendarRow {
  const day = addDays(dateInZone(now.toISOString(), home.timeZone), facts.day);
  const of = facts.of && cases.find(({ decedentLastName }) => decedentLastName === facts.of);
  if (of === undefined && facts.of) throw new Error(`${facts.of} is no case of ${home.name}`);
  const named = (names: readonly string[] = []) =>
    names.map((name) => {
      const member = home.employees.find(({ fullName }) => fullName.includes(name));
      if (!member) throw new Error(`${name} is no member of ${home.name}`);
      return member.id;
    });
  return {
    id: idOf('calendar-entry', home.id, String(nth)),
    version: 1,
    providerLocationId: home.id,
    kind: facts.kind,
    title: facts.title,
    startsAt: `${day}T${facts.from}`,
    endsAt: `${day}T${facts.to}`,
    isTimeOpen: false,
    place: facts.place ?? '',
    phone: facts.phone ?? '',
    note: facts.note ?? '',
    people: named(facts.people),
    resources: resources.filter(({ name }) => facts.resources?.includes(name)).map(({ id }) => id),
    caseId: of ? of.id : null,
    caseNumber: of ? of.caseNumber : '',
    decedentName: of ? of.decedentFullName : '',
    source: null,
    casePlace: '',
    updatedOn: now.toISOString(),
  };
}

/** Returns the sample's calendar of a home, with its rooms and vehicles, and its cases' own rows with the services that they list. */
export function withCalendar(home: LocationProfile, items: readonly Item[], now: Date): Item[] {
  const facts = calendars.find((each) => each.home === home.name);
  if (!facts) return [...items];
  const resources = facts.resources.map(([kind, name]) => ({
    id: idOf('calendar-resource', home.id, kind, name),
    version: 1,
    kind,
    name,
    isArchived: false,
  }));
  const cases = items.filter(({ entityType }) => entityType === 'case') as unknown as CaseRecord[];
  const rows = facts.entries.map((each, nth) => rowOf(each, nth, { home, resources, cases, now }));
  const listed = (item: Item): Item => {
    const own = item.entityType === 'case' ? rows.filter(({ caseId }) => caseId === item.id) : [];
    const ceremonies = own.length > 0 ? ceremoniesAfter([], own, home.timeZone) : undefined;
    return ceremonies ? { ...item, ceremonies } : item;
  };
  return [
    ...items.map(listed),
    ...resources.map((resource) => resourceItem(home.id, resource)),
    ...rows.map((row) => calendarItem(row)),
  ];
}
