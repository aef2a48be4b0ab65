import type { EffectOnTrip, RecordedOnTrip, TripPack } from '#shared/contract/trip-calls.ts';
import { needing, nextToSend, type TripEntry, type TripNeed, tried } from '#shared/custody/trips/trip-queue.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { TripSending, TripStore } from './trip-store.ts';

export type DeliveryParts = {
  store: TripStore;
  /** Returns the id of who is signed in, or why nobody can send. */
  whoSends: () => Promise<string>;
  send: (entry: TripEntry) => Promise<RecordedOnTrip | EffectOnTrip>;
  /** Returns what waits at a home now. */
  packOf: (locationId: string) => Promise<TripPack>;
  /** Lets only one tab send at a time. */
  withLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/** Returns why sending pauses after a failure; null if the entry itself was refused, so that a person has to decide. */
function pauseFor(error: unknown): TripSending | null {
  const problem = problemOf(error);
  if (!problem) return 'unreachable';
  if (problem.code === 'unauthenticated' || problem.code === 'token_expired') return 'sign-in';
  if (problem.status >= 500 || problem.status === 429 || problem.retryAfterSeconds !== undefined) return 'failing';
  return null;
}

/** Returns what a person has to do about a refused entry. */
function needOf(error: unknown): TripNeed {
  const problem = problemOf(error);
  const [first] = problem?.errors ?? [];
  const words = first?.message ?? problem?.detail ?? problem?.title ?? 'Something went wrong.';
  if (problem?.code === 'stale') return { kind: 'choice', words };
  if (problem?.code === 'idempotency_conflict') return { kind: 'recorded', words };
  if (first?.field === 'saidOn') return { kind: 'time', words };
  if (problem?.code === 'not_found' && !problem.detail)
    return { kind: 'refused', words: 'You no longer have access to this case. Call the home, and tell them what you noted.' };
  return { kind: 'refused', words };
}

/** Takes over what waits at the home now. What someone no longer may see leaves the phone, and so does all of it if the home no longer lets them see any. */
async function renewTaken({ store, packOf }: DeliveryParts, person: string): Promise<TripSending> {
  const { taken } = store.get();
  if (taken?.personId !== person) return 'idle';
  try {
    await store.renew(taken.locationId, await packOf(taken.locationId));
  } catch (error) {
    const pause = pauseFor(error);
    if (pause) return pause;
    await store.renew(taken.locationId, null);
  }
  return 'idle';
}

/**
 * Sends what was noted, in order. Resolves to how it ended; what was refused waits for a person, and everything else goes on. With `isRenewed`, or if nothing is noted, it then asks
 * what may still be on the phone.
 */
export const createDeliverTrip =
  (parts: DeliveryParts) =>
  (isRenewed = false): Promise<TripSending> =>
    parts.withLock(async () => {
      const { store, whoSends, send } = parts;
      await store.refresh();
      const { queue, taken } = store.get();
      const isEmpty = queue.length === 0;
      if (isEmpty && !taken) return 'idle';
      const person = await whoSends();
      if (person === 'sign-in' || person === 'unreachable') return person;
      for (;;) {
        const next = nextToSend(store.get().queue, person);
        if (!next) return isRenewed || isEmpty ? renewTaken(parts, person) : 'idle';
        store.sending('sending');
        await store.requeue((all) => tried(all, next.id));
        try {
          await store.recorded(next, await send(next));
        } catch (error) {
          const pause = pauseFor(error);
          if (pause) return pause;
          await store.requeue((all) => needing(all, next.id, needOf(error)));
        }
      }
    });
