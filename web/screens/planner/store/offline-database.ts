import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';

/** A home as it was last read, with the items of its categories. All of it is public. */
export type SavedHome = {
  home: PlannerHome;
  /** By category, for this home's `revision`. */
  items: Readonly<Record<string, readonly ItemView[]>>;
  /** UTC, ISO. */
  keptOn: string;
};

/** How the home should reach the family, as entered in the form. */
export type SendValues = { preferredContact: 'phone' | 'email'; bestTime: string; message: string };

/** A plan that goes to its home as soon as the server can be reached. */
export type QueuedSend = {
  planId: string;
  locationId: string;
  homeName: string;
  /** The account that owns the plan; null if only this browser has it. Nobody else sees or sends it. */
  ownerId: string | null;
  /** The same key for every try, so that the plan arrives once. */
  idempotencyKey: string;
  values: SendValues;
  /** The version to send; null until the plan is saved. It is stored before the first try, and every further try repeats it. */
  version: number | null;
  /** Why it can't be sent until the family has looked at the plan again. */
  trouble: string | null;
  /** UTC, ISO. */
  queuedOn: string;
};

interface Offline extends DBSchema {
  homes: { key: string; value: SavedHome };
  sends: { key: string; value: QueuedSend };
}

/** A store of values by key: IndexedDB, or memory in a browser that blocks it. */
export type KeyValueStore<Value> = {
  all: () => Promise<Value[]>;
  get: (key: string) => Promise<Value | undefined>;
  put: (key: string, value: Value) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Stores values for as long as the page lives. */
export const memoryStore = <Value>(): KeyValueStore<Value> => {
  const values = new Map<string, Value>();
  return {
    all: async () => [...values.values()],
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  };
};

// A separate database from the plans' copies: an older build's open tab would keep a newer version of that one from opening.
const opened = (): Promise<IDBPDatabase<Offline> | null> =>
  openDB<Offline>('yarrow-offline', 1, {
    upgrade: (database) => {
      database.createObjectStore('homes');
      database.createObjectStore('sends');
    },
  }).catch(() => null);

let opening: Promise<IDBPDatabase<Offline> | null> | undefined;

const storeFor = <Name extends 'homes' | 'sends'>(name: Name): KeyValueStore<Offline[Name]['value']> => {
  const memory = memoryStore<Offline[Name]['value']>();
  const database = () => {
    opening ??= opened();
    return opening;
  };
  return {
    all: async () => (await database())?.getAll(name) ?? memory.all(),
    get: async (key) => {
      const open = await database();
      return open ? open.get(name, key) : memory.get(key);
    },
    put: async (key, value) => {
      const open = await database();
      if (!open) return memory.put(key, value);
      const transaction = open.transaction(name, 'readwrite');
      const written = transaction.store.put(value, key);
      // As with the plans' copies, this survives a page that is closing right now.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
    remove: async (key) => {
      const open = await database();
      if (open) await open.delete(name, key);
      else await memory.remove(key);
    },
  };
};

export const homesHere = storeFor('homes');
export const sendsHere = storeFor('sends');
