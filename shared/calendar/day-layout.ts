import { type CalendarDate, daysBetween } from '../values/dates.ts';
import { dayOf, minutesOf, type WallTime } from '../values/wall-time.ts';

const DAY_MINUTES = 1440;

/** The shortest that an entry is drawn, so that its name can be read. Minutes. */
export const SHORTEST_DRAWN = 30;

type Spanning = { startsAt: WallTime; endsAt: WallTime };

/** The part of an entry that is on one day, in minutes since its midnight. */
export type DayPart = { from: number; to: number };

const minutesOn = (day: CalendarDate, wall: WallTime) => daysBetween(day, dayOf(wall)) * DAY_MINUTES + minutesOf(wall);

/** Returns the part of an entry that is on a day; null if none is. An entry that ends at midnight isn't on the next day. */
export function dayPartOf({ startsAt, endsAt }: Spanning, day: CalendarDate): DayPart | null {
  const from = Math.max(0, minutesOn(day, startsAt));
  const to = Math.min(DAY_MINUTES, minutesOn(day, endsAt));
  return from < to ? { from, to } : null;
}

/** Where an entry is drawn in its day: in which of how many columns beside each other. */
export type Placed<Entry> = DayPart & { entry: Entry; column: number; columns: number };

type Open<Entry> = DayPart & { entry: Entry; column: number };

/** Puts entries that overlap, directly or through others, beside each other. */
function placedGroup<Entry>(group: readonly Open<Entry>[]): Placed<Entry>[] {
  const columns = Math.max(...group.map(({ column }) => column)) + 1;
  return group.map((each) => ({ ...each, columns }));
}

/** Returns how the entries of a day are drawn so that none covers another, in the order of their times. */
export function layOutDay<Entry extends Spanning>(entries: readonly Entry[], day: CalendarDate): Placed<Entry>[] {
  const parts = entries
    .flatMap((entry) => {
      const part = dayPartOf(entry, day);
      if (!part) return [];
      const to = Math.min(DAY_MINUTES, Math.max(part.to, part.from + SHORTEST_DRAWN));
      return [{ entry, from: Math.min(part.from, to - SHORTEST_DRAWN), to }];
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: Placed<Entry>[] = [];
  let group: Open<Entry>[] = [];
  let groupEnd = 0;
  for (const part of parts) {
    if (part.from >= groupEnd && group.length > 0) {
      placed.push(...placedGroup(group));
      group = [];
    }
    const taken = new Set(group.filter(({ to }) => to > part.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ ...part, column });
    groupEnd = Math.max(groupEnd, part.to);
  }
  return group.length > 0 ? [...placed, ...placedGroup(group)] : placed;
}
