import type { Conflict } from '#shared/calendar/conflicts.ts';
import { spanWords } from '#shared/calendar/words.ts';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import type { CalendarBy } from './calendar-address.ts';

/** Someone or something that the calendar is shown by. The last lane has no id: it is for entries that need none of them. */
export type Lane = { id: string | null; name: string };

/** Returns the people, rooms, or vehicles that the calendar can be shown by. Those who have left are there while an entry has them. */
export function lanesOf(by: CalendarBy, { people, resources }: CalendarSetup, entries: readonly CalendarEntry[]): Lane[] {
  const used = new Set(entries.flatMap((entry) => [...entry.people, ...entry.resources]));
  if (by === 'person')
    return people.filter(({ id, isGone }) => !isGone || used.has(id)).map(({ id, fullName }) => ({ id, name: fullName }));
  return resources
    .filter(({ id, kind, isArchived }) => kind === by && (!isArchived || used.has(id)))
    .map(({ id, name }) => ({ id, name }));
}

const assignedOf = (entry: CalendarEntry): readonly string[] => [...entry.people, ...entry.resources];

/** Returns whether an entry is in a lane, among those that are shown. */
export const isInLane = (entry: CalendarEntry, lane: Lane, lanes: readonly Lane[]): boolean =>
  lane.id === null ? !lanes.some(({ id }) => id !== null && assignedOf(entry).includes(id)) : assignedOf(entry).includes(lane.id);

/** Returns the people or rooms and vehicles of an entry after it was moved from one lane to another. */
export function afterLaneMove(
  { people, resources }: Pick<CalendarEntry, 'people' | 'resources'>,
  by: CalendarBy,
  { from, to }: { from: string | null; to: string | null },
): Pick<CalendarEntry, 'people' | 'resources'> {
  if (from === to || by === 'all') return { people, resources };
  const moved = (ids: readonly string[]) => [...ids.filter((id) => id !== from && id !== to), ...(to === null ? [] : [to])];
  return by === 'person' ? { people: moved(people), resources } : { people, resources: moved(resources) };
}

/** Returns the name of each person, room, and vehicle by its id. */
export const namesOf = ({ people, resources }: CalendarSetup): ReadonlyMap<string, string> =>
  new Map([
    ...people.map(({ id, fullName }) => [id, fullName] as const),
    ...resources.map(({ id, name }) => [id, name] as const),
  ]);

/** Writes the names of some people, rooms, or vehicles. Someone whom the reader may not see isn't named. */
export const namedWords = (ids: readonly string[], names: ReadonlyMap<string, string>): string =>
  ids.flatMap((id) => names.get(id) ?? []).join(', ');

type Titled = Pick<CalendarEntry, 'id' | 'title' | 'startsAt' | 'endsAt' | 'isTimeOpen'>;

/** Writes a line for each entry that needs the same at the same time: `Chapel, Peter Osei: Family viewing, 11:30 AM to 1:30 PM`. */
export function conflictLines(
  conflicts: readonly Conflict[] | undefined,
  entries: readonly Titled[],
  names: ReadonlyMap<string, string>,
): string[] {
  return (conflicts ?? []).flatMap(({ with: id, people, resources }) => {
    const other = entries.find((entry) => entry.id === id);
    return other ? [`${namedWords([...resources, ...people], names)}: ${other.title}, ${spanWords(other)}`] : [];
  });
}

/** Writes who and what an entry needs that others at the same time need too, and which: `Conflict: Chapel, Peter Osei (Family viewing)`. */
export function conflictWords(
  conflicts: readonly Conflict[] | undefined,
  entries: readonly Titled[],
  names: ReadonlyMap<string, string>,
): string | null {
  if (!conflicts || conflicts.length === 0) return null;
  const ids = [...new Set(conflicts.flatMap(({ people, resources }) => [...resources, ...people]))];
  const others = conflicts.flatMap(({ with: id }) => entries.find((entry) => entry.id === id)?.title ?? []);
  return `Conflict: ${namedWords(ids, names)}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
}
