import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TripPack } from '#shared/contract/trip-calls.ts';
import type { TripEntry, TripQueue } from '#shared/custody/trips/trip-queue.ts';

/** What someone took along from a home. */
export type TakenAlong = { personId: string; personName: string; locationId: string; pack: TripPack };

/** Everything of a trip on this phone. */
export type KeptTrip = { taken: TakenAlong | null; queue: TripQueue };

/** Keeps a trip: in IndexedDB, or in memory in a browser that blocks it. */
export type TripDatabase = {
  /** Whether it survives the page. */
  isLasting: () => Promise<boolean>;
  read: () => Promise<KeptTrip>;
  /** Changes what is kept, in one transaction, so that two tabs don't undo each other's changes. Rejects if the phone is full; then nothing has changed. */
  change: (rule: (kept: KeptTrip) => KeptTrip) => Promise<KeptTrip>;
};

interface Trips extends DBSchema {
  taken: { key: 'taken'; value: TakenAlong };
  entries: { key: string; value: TripEntry };
}

const TAKEN = 'taken';
const inOrder = (entries: readonly TripEntry[]): TripQueue => entries.toSorted((one, other) => one.order - other.order);

/** Keeps a trip as long as the page lives. */
export function memoryTrips(): TripDatabase {
  let kept: KeptTrip = { taken: null, queue: [] };
  return {
    isLasting: async () => false,
    read: async () => kept,
    change: async (rule) => {
      kept = rule(kept);
      return kept;
    },
  };
}

async function changeIn(database: IDBPDatabase<Trips>, rule: (kept: KeptTrip) => KeptTrip): Promise<KeptTrip> {
  const transaction = database.transaction(['taken', 'entries'], 'readwrite');
  const [taken, entries] = [transaction.objectStore('taken'), transaction.objectStore('entries')];
  const before: KeptTrip = { taken: (await taken.get(TAKEN)) ?? null, queue: inOrder(await entries.getAll()) };
  const after = rule(before);
  const known = new Map(before.queue.map((each) => [each.id, each]));
  const left = new Set(after.queue.map(({ id }) => id));
  const writes: Promise<unknown>[] = [
    ...before.queue.filter(({ id }) => !left.has(id)).map(({ id }) => entries.delete(id)),
    ...after.queue.filter((each) => known.get(each.id) !== each).map((each) => entries.put(each, each.id)),
  ];
  if (after.taken !== before.taken) writes.push(after.taken ? taken.put(after.taken, TAKEN) : taken.delete(TAKEN));
  // It survives a page that is closing right now.
  transaction.commit();
  await Promise.all([...writes, transaction.done]);
  return after;
}

const opened = (): Promise<IDBPDatabase<Trips> | null> =>
  openDB<Trips>('yarrow-trips', 1, {
    upgrade: (database) => {
      database.createObjectStore('taken');
      database.createObjectStore('entries');
    },
  }).catch(() => null);

/** Keeps a trip in this browser. */
export function tripsHere(): TripDatabase {
  const memory = memoryTrips();
  let opening: Promise<IDBPDatabase<Trips> | null> | undefined;
  const open = () => {
    opening ??= opened();
    return opening;
  };
  return {
    isLasting: async () => (await open()) !== null,
    read: async () => {
      const database = await open();
      if (!database) return memory.read();
      const [taken, entries] = await Promise.all([database.get('taken', TAKEN), database.getAll('entries')]);
      return { taken: taken ?? null, queue: inOrder(entries) };
    },
    change: async (rule) => {
      const database = await open();
      return database ? changeIn(database, rule) : memory.change(rule);
    },
  };
}
