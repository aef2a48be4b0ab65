import { useEffect, useSyncExternalStore } from 'react';
import type { TripQueue } from '#shared/custody/trips/trip-queue.ts';
import { useSession } from '#web/session/use-session.ts';
import { sendTrip, trip } from './store/trip.ts';
import type { TakenAlong } from './store/trip-database.ts';
import type { TripState } from './store/trip-store.ts';

/** What is shown of a trip: what the person took along, and what they noted. `othersCount`: how much someone else noted on this phone, which only they send. */
export type ShownTrip = TripState & { taken: TakenAlong | null; own: TripQueue; othersCount: number };

/** Returns the trip on this phone, as far as it's the signed-in person's. While nobody is known to be signed in, as without a connection, it belongs to the person who took it along. */
export function useTrip(): ShownTrip {
  const state = useSyncExternalStore(trip.subscribe, trip.get);
  const { user, isRestored } = useSession();
  const personId = user?.id;
  useEffect(() => {
    // Once it's known who is signed in, what they noted is sent.
    if (isRestored || personId) sendTrip();
    void trip.refresh();
  }, [isRestored, personId]);
  const isOthers = personId !== undefined && state.taken !== null && state.taken.personId !== personId;
  useEffect(() => {
    // Someone else signed in: what the person before them took along isn't theirs to read.
    if (isOthers) void trip.forget();
  }, [isOthers]);
  const isOwn = (of: string) => personId === undefined || of === personId;
  const taken = state.taken && isOwn(state.taken.personId) ? state.taken : null;
  const own = state.queue.filter((each) => isOwn(each.personId));
  return { ...state, taken, own, othersCount: state.queue.length - own.length };
}
