import type { RecordedOnTrip, TripCase } from '#shared/contract/trip-calls.ts';
import { done, noted, type TripEntry, type TripQueue } from '#shared/custody/trips/trip-queue.ts';
import type { KeptTrip, TakenAlong, TripDatabase } from './trip-database.ts';

/** How sending goes: nothing to do, on the way, no connection, nobody is signed in who could send it, or the server fails. */
export type TripSending = 'idle' | 'sending' | 'unreachable' | 'sign-in' | 'failing';

export type TripState = KeptTrip & {
  isLoaded: boolean;
  /** Whether it survives closing the page. */
  isLasting: boolean;
  /** The phone is full: the newest entries are only in this page. */
  isFull: boolean;
  sending: TripSending;
};

type Parts = {
  database: TripDatabase;
  newId: () => string;
  now: () => Date;
  /** Tells the rest of the app that something waits to be sent. */
  hint: (isWaiting: boolean) => void;
  /** Marks that something is taken along, and tells whether it still is: signing out takes the mark away. */
  mark: { isThere: () => boolean; set: () => void };
  /** Tells other tabs. */
  announce: () => void;
};

/** Days after which what was taken along is forgotten. */
const KEPT_DAYS = 3;

const withCase = (taken: TakenAlong | null, caseId: string, change: (of: TripCase) => TripCase): TakenAlong | null =>
  taken && {
    ...taken,
    pack: { ...taken.pack, cases: taken.pack.cases.map((each) => (each.id === caseId ? change(each) : each)) },
  };

/** Keeps what was taken along and what was noted since, and tells the screens. */
export function createTripStore({ database, newId, now, hint, mark, announce }: Parts) {
  let state: TripState = { taken: null, queue: [], isLoaded: false, isLasting: true, isFull: false, sending: 'idle' };
  const listeners = new Set<() => void>();
  const show = (next: Partial<TripState>) => {
    state = { ...state, ...next };
    hint(state.queue.length > 0);
    for (const listener of listeners) listener();
  };
  const isOld = ({ pack }: TakenAlong) => now().getTime() - Date.parse(pack.takenOn) > KEPT_DAYS * 86_400_000;

  // One change after another: each begins with what the one before left, even if the phone was too full for it.
  let turn: Promise<unknown> = Promise.resolve();
  const change = (rule: (kept: KeptTrip) => KeptTrip): Promise<void> => {
    const own = turn.then(async () => {
      const { isFull } = state;
      const inPage: KeptTrip = { taken: state.taken, queue: state.queue };
      try {
        show({ ...(await database.change((kept) => rule(isFull ? inPage : kept))), isFull: false });
      } catch {
        show({ ...rule(inPage), isFull: true });
      }
      announce();
    });
    turn = own;
    return own;
  };
  const requeue = (rule: (queue: TripQueue) => TripQueue) => change(({ taken, queue }) => ({ taken, queue: rule(queue) }));

  /** Forgets what was taken along. What was noted stays until it's sent. */
  const forget = () => change(({ queue }) => ({ taken: null, queue }));

  return {
    get: (): TripState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what is kept, in this tab or another. What someone who signed out took along is forgotten, and so is what is days old. */
    refresh: async (): Promise<void> => {
      if (state.isFull) return;
      const read = await Promise.all([database.read(), database.isLasting()]).catch(() => null);
      if (!read) return show({ isLoaded: true, isLasting: false });
      const [{ taken, queue }, isLasting] = read;
      const isForgotten = taken !== null && (isOld(taken) || (isLasting && !mark.isThere()));
      show({ taken: isForgotten ? null : taken, queue, isLasting, isLoaded: true });
      if (isForgotten) await forget();
    },
    take: (taken: TakenAlong): Promise<void> => {
      mark.set();
      return change(({ queue }) => ({ taken, queue }));
    },
    forget,
    /** Notes something about a case that was taken along. */
    note: (caseId: string, what: TripEntry['what'], need: TripEntry['need'] = null): Promise<void> => {
      const { taken } = state;
      const of = taken?.pack.cases.find(({ id }) => id === caseId);
      if (!taken || !of) return Promise.resolve();
      const { personId, locationId } = taken;
      const made = { id: newId(), personId, locationId, caseId, caseNumber: of.caseNumber, what, need };
      return requeue((queue) => noted(queue, { ...made, deviceOn: now().toISOString(), isTried: false }));
    },
    requeue,
    /** Takes over what the record says after an entry. */
    recorded: (entry: TripEntry, { page, tags }: RecordedOnTrip): Promise<void> =>
      change(({ taken, queue }) => ({
        taken: withCase(taken, entry.caseId, (of) => ({ ...of, page, tags })),
        queue: done(queue, entry.id),
      })),
    sending: (sending: TripSending): void => show({ sending }),
  };
}

export type TripStore = ReturnType<typeof createTripStore>;
