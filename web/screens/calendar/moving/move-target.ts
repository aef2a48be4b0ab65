import { endOfOpenDay } from '#shared/calendar/case-bookings.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { addDays, type CalendarDate } from '#shared/values/dates.ts';
import { addMinutes, dayOf, minutesBetween, minutesOf, wallTimeAt } from '#shared/values/wall-time.ts';
import type { CalendarBy } from '../calendar-address.ts';
import { afterLaneMove } from '../lanes.ts';

/** Entries are moved in steps of this many minutes. */
export const STEP_MINUTES = 15;
/** How long an entry lasts once it gets a time by being moved to one. */
const USUAL_MINUTES = 60;

/** Where an entry is moved to: a day, a time on it (null keeps its own), and a person, room, or vehicle in place of another. */
export type MoveTarget = {
  day: CalendarDate;
  minutes: number | null;
  lane?: { by: CalendarBy; from: string | null; to: string | null };
};

/** Returns an entry after a move. One without a time gets one if it's moved to a time of day. */
export function movedEntry(entry: CalendarEntry, { day, minutes, lane }: MoveTarget): CalendarEntry {
  const assigned = lane ? afterLaneMove(entry, lane.by, lane) : {};
  if (entry.isTimeOpen && minutes === null) {
    const startsAt = wallTimeAt(day, 0);
    return { ...entry, ...assigned, startsAt, endsAt: endOfOpenDay(startsAt) };
  }
  const startsAt = wallTimeAt(day, minutes ?? minutesOf(entry.startsAt));
  const length = entry.isTimeOpen ? USUAL_MINUTES : minutesBetween(entry.startsAt, entry.endsAt);
  return { ...entry, ...assigned, startsAt, endsAt: addMinutes(startsAt, length), isTimeOpen: false };
}

/** Returns an entry as a colleague left it, with a move that was made of the one before: only what the move changed. */
export function movedLike(now: CalendarEntry, { before, after }: { before: CalendarEntry; after: CalendarEntry }): CalendarEntry {
  const { startsAt, endsAt, isTimeOpen } = after;
  const people = before.people.join() === after.people.join() ? now.people : after.people;
  const resources = before.resources.join() === after.resources.join() ? now.resources : after.resources;
  return { ...now, startsAt, endsAt, isTimeOpen, people, resources };
}

/** Returns where an arrow key moves an entry; null for other keys. Up and down change the time, left and right the day. */
export function keyTarget(key: string, entry: Pick<CalendarEntry, 'startsAt' | 'isTimeOpen'>): MoveTarget | null {
  const [day, minutes] = [dayOf(entry.startsAt), minutesOf(entry.startsAt)];
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { day: addDays(day, key === 'ArrowLeft' ? -1 : 1), minutes: null };
  if (entry.isTimeOpen || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const to = wallTimeAt(day, minutes + (key === 'ArrowUp' ? -STEP_MINUTES : STEP_MINUTES));
  return { day: dayOf(to), minutes: minutesOf(to) };
}

export const isSamePlace = (one: CalendarEntry, other: CalendarEntry): boolean =>
  one.startsAt === other.startsAt &&
  one.isTimeOpen === other.isTimeOpen &&
  one.people.join() === other.people.join() &&
  one.resources.join() === other.resources.join();
