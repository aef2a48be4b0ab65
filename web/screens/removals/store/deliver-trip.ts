import type { EffectOnTrip, RecordedOnTrip } from '#shared/contract/trip-calls.ts';
import { needing, nextToSend, type TripEntry, type TripNeed, tried } from '#shared/custody/trips/trip-queue.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { TripSending, TripStore } from './trip-store.ts';

export type DeliveryParts = {
  store: TripStore;
  /** Returns the id of who is signed in, or why nobody can send. */
  whoSends: () => Promise<string>;
  send: (entry: TripEntry) => Promise<RecordedOnTrip | EffectOnTrip>;
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
  if (first?.field === 'saidOn') return { kind: 'time', words };
  if (problem?.code === 'not_found' && !problem.detail)
    return { kind: 'refused', words: 'This case isn’t there for you any more. Call the home, and tell them what you noted.' };
  return { kind: 'refused', words };
}

/** Sends what was noted, in order. Resolves to how it ended; what was refused waits for a person, and everything else goes on. */
export const createDeliverTrip =
  ({ store, whoSends, send, withLock }: DeliveryParts) =>
  (): Promise<TripSending> =>
    withLock(async () => {
      await store.refresh();
      if (store.get().queue.length === 0) return 'idle';
      const person = await whoSends();
      if (person === 'sign-in' || person === 'unreachable') return person;
      for (;;) {
        const next = nextToSend(store.get().queue, person);
        if (!next) return 'idle';
        store.sending('sending');
        await store.requeue((queue) => tried(queue, next.id));
        try {
          await store.recorded(next, await send(next));
        } catch (error) {
          const pause = pauseFor(error);
          if (pause) return pause;
          await store.requeue((queue) => needing(queue, next.id, needOf(error)));
        }
      }
    });
