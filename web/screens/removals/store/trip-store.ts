import type { EffectOnTrip, RecordedOnTrip, TripCase, TripPack } from '#shared/contract/trip-calls.ts';
import { decided, done, noted, type TripEntry, type TripQueue } from '#shared/custody/trips/trip-queue.ts';
import type { KeptTrip, PhotoBytes, TakenAlong, TripDatabase } from './trip-database.ts';

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
  /** Tells the rest of the app that something waits: to be sent, or for word from the home whether it may still be here. */
  hint: (isWaiting: boolean) => void;
  /** Marks that something is taken along, and tells whether it still is: signing out takes the mark away. */
  mark: { isThere: () => boolean; set: () => void };
  /** Tells other tabs. */
  announce: () => void;
};

/** What belongs to something that is noted: why it waits for a person from the beginning, and a photo's bytes. */
type NoteMore = { need?: TripEntry['need']; photo?: PhotoBytes };

/** Days after which what was taken along is forgotten. */
const KEPT_DAYS = 3;

const withCase = (taken: TakenAlong | null, caseId: string, change: (of: TripCase) => TripCase): TakenAlong | null =>
  taken && {
    ...taken,
    pack: { ...taken.pack, cases: taken.pack.cases.map((each) => (each.id === caseId ? change(each) : each)) },
  };

/** Returns what was taken along as the record says it after an entry. */
function afterAnswer(taken: TakenAlong | null, { id, caseId, what }: TripEntry, answer: RecordedOnTrip | EffectOnTrip) {
  if (what.kind === 'effect') return taken && { ...taken, sent: [...(taken.sent ?? []), { id, caseId, what }] };
  if (!('page' in answer)) return taken;
  const { page, tags } = answer;
  return withCase(taken, caseId, (of) => ({ ...of, page, tags }));
}

/** Returns what stays on the phone of what was taken along: what still waits at the home, and the cases that something is noted about. Null: nothing. */
function renewed(taken: TakenAlong, queue: TripQueue, pack: TripPack | null): TakenAlong | null {
  const fresh = pack?.cases ?? [];
  const isFresh = (caseId: string) => fresh.some(({ id }) => id === caseId);
  const kept = taken.pack.cases.filter(({ id }) => !isFresh(id) && queue.some(({ caseId }) => caseId === id));
  if (!pack && kept.length === 0) return null;
  const cases = [...fresh, ...kept];
  const { takenOn } = taken.pack;
  const sent = taken.sent?.filter(({ caseId }) => cases.some(({ id }) => id === caseId));
  return { ...taken, pack: { ...taken.pack, tags: [], ...pack, takenOn, cases }, ...(sent ? { sent } : {}) };
}

/** Keeps what was taken along and what was noted since, and tells the screens. */
export function createTripStore({ database, newId, now, hint, mark, announce }: Parts) {
  let state: TripState = { taken: null, queue: [], isLoaded: false, isLasting: true, isFull: false, sending: 'idle' };
  const listeners = new Set<() => void>();
  const show = (next: Partial<TripState>) => {
    state = { ...state, ...next };
    hint(state.queue.length > 0 || state.taken !== null);
    for (const listener of listeners) listener();
  };
  // What the browser keeps, or the page if the phone is full; and what was noted since and is on its way there. Both together are shown, so that two presses
  // right after each other build on one another.
  let settled: KeptTrip = { taken: null, queue: [] };
  let pending: readonly ((kept: KeptTrip) => KeptTrip)[] = [];
  const settle = (kept: KeptTrip, more: Partial<TripState>) => {
    settled = kept;
    show({ ...pending.reduce((before, rule) => rule(before), kept), ...more });
  };
  const isOld = ({ pack }: TakenAlong) => now().getTime() - Date.parse(pack.takenOn) > KEPT_DAYS * 86_400_000;

  // One change after another: each begins with what the one before left, even if the phone was too full for it.
  let turn: Promise<unknown> = Promise.resolve();
  // Photos that the phone had no room for.
  const unsaved = new Map<string, PhotoBytes>();
  const change = (rule: (kept: KeptTrip) => KeptTrip, photo?: [id: string, bytes: PhotoBytes]): Promise<void> => {
    // A photo's entry is shown once its bytes can be read.
    if (!photo) {
      pending = [...pending, rule];
      show(rule({ taken: state.taken, queue: state.queue }));
    }
    const own = turn.then(async () => {
      if (photo) unsaved.set(...photo);
      const { isFull } = state;
      const inPage = settled;
      const leave = () => {
        pending = pending.filter((each) => each !== rule);
      };
      try {
        const kept = await database.change((before) => rule(isFull ? inPage : before), unsaved);
        leave();
        settle(kept, { isFull: false });
        unsaved.clear();
      } catch {
        leave();
        settle(rule(inPage), { isFull: true });
        for (const id of unsaved.keys()) if (!state.queue.some((each) => each.id === id)) unsaved.delete(id);
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
      settle({ taken: isForgotten ? null : taken, queue }, { isLasting, isLoaded: true });
      if (isForgotten) await forget();
    },
    /** Takes along. What was written down from this phone before is still shown then, so that nobody writes it down twice. */
    take: (taken: TakenAlong): Promise<void> => {
      mark.set();
      return change(({ taken: before, queue }) => {
        const isSame = before?.personId === taken.personId && before.locationId === taken.locationId;
        return { taken: isSame && before.sent ? { ...taken, sent: before.sent } : taken, queue };
      });
    },
    forget,
    /** Takes over what a home says now of what was taken along from it; null if it says nothing to the person. */
    renew: (locationId: string, pack: TripPack | null): Promise<void> =>
      change(({ taken, queue }) => ({ taken: taken?.locationId === locationId ? renewed(taken, queue, pack) : taken, queue })),
    /** Notes something about a case that was taken along. */
    note: (caseId: string, what: TripEntry['what'], { need = null, photo }: NoteMore = {}): Promise<void> => {
      const { taken } = state;
      const of = taken?.pack.cases.find(({ id }) => id === caseId);
      if (!taken || !of) return Promise.resolve();
      const { personId, locationId } = taken;
      const made = { id: newId(), personId, locationId, caseId, caseNumber: of.caseNumber, what, need };
      const entry = { ...made, deviceOn: now().toISOString(), isTried: false };
      const rule = ({ queue, ...kept }: KeptTrip) => ({ ...kept, queue: noted(queue, entry) });
      return change(rule, photo && [entry.id, photo]);
    },
    /** Returns the bytes of the photo of an entry; undefined if this phone has none. */
    photo: async (id: string): Promise<PhotoBytes | undefined> => unsaved.get(id) ?? (await database.photo(id)),
    requeue,
    /** Sends an entry under a new id, beside what the record has under the old one. Its photo goes along. */
    sendAsNew: async (id: string): Promise<void> => {
      const next = newId();
      const photo = unsaved.get(id) ?? (await database.photo(id));
      await change(({ taken, queue }) => ({ taken, queue: decided(queue, id, { newId: next }) }), photo && [next, photo]);
    },
    /** Takes over what the record says after an entry. */
    recorded: (entry: TripEntry, answer: RecordedOnTrip | EffectOnTrip): Promise<void> =>
      change(({ taken, queue }) => ({ taken: afterAnswer(taken, entry, answer), queue: done(queue, entry.id) })),
    sending: (sending: TripSending): void => show({ sending }),
  };
}

export type TripStore = ReturnType<typeof createTripStore>;
