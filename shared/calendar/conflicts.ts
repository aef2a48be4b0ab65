import { instantOf, type WallTime } from '../values/wall-time.ts';

/** The part of an entry that decides whether it conflicts with another. */
export type Booking = {
  id: string;
  startsAt: WallTime;
  endsAt: WallTime;
  /** Only the day is known, so nobody can say that it overlaps. */
  isTimeOpen: boolean;
  people: readonly string[];
  resources: readonly string[];
};

/** Another entry at the same time, and the people, rooms, and vehicles that are in both. */
export type Conflict = { with: string; people: string[]; resources: string[] };

type Timed = { booking: Booking; from: number; to: number };

const timed =
  (timeZone: string) =>
  (booking: Booking): Timed => ({
    booking,
    from: Date.parse(instantOf(booking.startsAt, timeZone)),
    to: Date.parse(instantOf(booking.endsAt, timeZone)),
  });

const shared = (one: readonly string[], other: readonly string[]) => one.filter((id) => other.includes(id));

/** Adds a conflict to both sides, if someone or something is in both. */
function note(found: Map<string, Conflict[]>, one: Booking, other: Booking): void {
  const people = shared(one.people, other.people);
  const resources = shared(one.resources, other.resources);
  if (people.length + resources.length === 0) return;
  const add = (to: Booking, withId: string) =>
    found.set(to.id, [...(found.get(to.id) ?? []), { with: withId, people, resources }]);
  add(one, other.id);
  add(other, one.id);
}

/**
 * Returns the conflicts of each entry by its id: the entries at the same time that need the same person, room, or vehicle. Times that only touch are no
 * conflict. They are compared as instants, since clocks may be set in between.
 */
export function conflictsOf(bookings: readonly Booking[], timeZone: string): ReadonlyMap<string, readonly Conflict[]> {
  const found = new Map<string, Conflict[]>();
  const inOrder = bookings
    .filter(({ isTimeOpen }) => !isTimeOpen)
    .map(timed(timeZone))
    .toSorted((one, other) => one.from - other.from);
  let running: Timed[] = [];
  for (const next of inOrder) {
    running = running.filter(({ to }) => to > next.from);
    for (const { booking } of running) note(found, booking, next.booking);
    if (next.to > next.from) running.push(next);
  }
  return found;
}
