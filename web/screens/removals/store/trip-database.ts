import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TripPack } from '#shared/contract/trip-calls.ts';
import type { TripEffect, TripEntry, TripQueue } from '#shared/custody/trips/trip-queue.ts';

/** What someone took along from a home. */
export type TakenAlong = {
  personId: string;
  personName: string;
  locationId: string;
  pack: TripPack;
  /** The questions and answers of this screen. */
  help?: TripHelp;
  /** The things that were written down from this phone, and that the home has by now. */
  sent?: readonly SentEffect[];
};
export type SentEffect = { id: string; caseId: string; what: TripEffect };
export type TripHelp = { items: { id: string; page: string; question: string; answer: string }[] };

/** Everything of a trip on this phone. */
export type KeptTrip = { taken: TakenAlong | null; queue: TripQueue };

/** Keeps a trip: in IndexedDB, or in memory in a browser that blocks it. */
export type TripDatabase = {
  /** Whether it survives the page. */
  isLasting: () => Promise<boolean>;
  read: () => Promise<KeptTrip>;
  /**
   * Changes what is kept, in one transaction, so that two tabs don't undo each other's changes. `photos` are kept with the entries of their ids, and forgotten with them. Rejects if
   * the phone is full; then nothing has changed.
   */
  change: (rule: (kept: KeptTrip) => KeptTrip, photos?: TripPhotos) => Promise<KeptTrip>;
  /** Returns the bytes of the photo of an entry; undefined if there is none. */
  photo: (id: string) => Promise<PhotoBytes | undefined>;
};

/** The bytes of a photo, as they are hashed and sent. */
export type PhotoBytes = Uint8Array<ArrayBuffer>;
/** Photos by the ids of their entries. */
export type TripPhotos = ReadonlyMap<string, PhotoBytes>;

interface Trips extends DBSchema {
  taken: { key: 'taken'; value: TakenAlong };
  entries: { key: string; value: TripEntry };
  photos: { key: string; value: PhotoBytes };
}

const TAKEN = 'taken';
const inOrder = (entries: readonly TripEntry[]): TripQueue => entries.toSorted((one, other) => one.order - other.order);

/** Keeps a trip as long as the page lives. */
export function memoryTrips(): TripDatabase {
  let kept: KeptTrip = { taken: null, queue: [] };
  const bytes = new Map<string, PhotoBytes>();
  return {
    isLasting: async () => false,
    read: async () => kept,
    change: async (rule, photos = new Map()) => {
      kept = rule(kept);
      for (const [id, photo] of photos) bytes.set(id, photo);
      const left = new Set(kept.queue.map(({ id }) => id));
      for (const id of bytes.keys()) if (!left.has(id)) bytes.delete(id);
      return kept;
    },
    photo: async (id) => bytes.get(id),
  };
}

async function changeIn(
  database: IDBPDatabase<Trips>,
  rule: (kept: KeptTrip) => KeptTrip,
  photos: TripPhotos,
): Promise<KeptTrip> {
  const transaction = database.transaction(['taken', 'entries', 'photos'], 'readwrite');
  const [taken, entries] = [transaction.objectStore('taken'), transaction.objectStore('entries')];
  const bytes = transaction.objectStore('photos');
  const before: KeptTrip = { taken: (await taken.get(TAKEN)) ?? null, queue: inOrder(await entries.getAll()) };
  const after = rule(before);
  const known = new Map(before.queue.map((each) => [each.id, each]));
  const left = new Set(after.queue.map(({ id }) => id));
  const writes: Promise<unknown>[] = [
    ...before.queue.filter(({ id }) => !left.has(id)).flatMap(({ id }) => [entries.delete(id), bytes.delete(id)]),
    ...[...photos].filter(([id]) => left.has(id)).map(([id, photo]) => bytes.put(photo, id)),
    ...after.queue.filter((each) => known.get(each.id) !== each).map((each) => entries.put(each, each.id)),
  ];
  if (after.taken !== before.taken) writes.push(after.taken ? taken.put(after.taken, TAKEN) : taken.delete(TAKEN));
  // It survives a page that is closing right now.
  transaction.commit();
  await Promise.all([...writes, transaction.done]);
  return after;
}

const opened = (): Promise<IDBPDatabase<Trips> | null> =>
  openDB<Trips>('yarrow-trips', 2, {
    upgrade: (database, version) => {
      if (version < 1) {
        database.createObjectStore('taken');
        database.createObjectStore('entries');
      }
      database.createObjectStore('photos');
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
    change: async (rule, photos = new Map()) => {
      const database = await open();
      return database ? changeIn(database, rule, photos) : memory.change(rule, photos);
    },
    photo: async (id) => {
      const database = await open();
      return database ? database.get('photos', id) : memory.photo(id);
    },
  };
}
