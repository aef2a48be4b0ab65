import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import type { SaveInput } from './plan-calls.ts';

/** A plan as this browser stores it, whatever the network does. */
export type PlanCopy = {
  /** The plan's id, or `new:` and the home's id before its first save. */
  key: string;
  locationId: string;
  plan: PlanDraft;
  /** The server's version that the copy began with; null if it was never saved. */
  version: number | null;
  /** Whether it has changes that the server doesn't have. */
  isDirty: boolean;
  /** Whether an account owns it, in which case nobody else at a shared computer may see it. */
  hasOwner: boolean;
  /** A save of it that was sent and not answered, and may have succeeded (`save-delivery.ts`). */
  unanswered?: SaveInput | null;
  /** UTC, ISO. */
  changedAt: string;
};

interface Copies extends DBSchema {
  plans: { key: string; value: PlanCopy };
}

/** Where copies are stored: IndexedDB, or memory in a browser that blocks it. */
export type PlanCopies = {
  /** Whether they outlast the page. */
  isLasting: boolean;
  read: (key: string) => Promise<PlanCopy | undefined>;
  write: (copy: PlanCopy) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Removes the copies of plans that an account owns, except for what the server doesn't have yet. */
  removeOwned: () => Promise<void>;
};

/** Returns the key of a new plan's copy. */
export const newCopyKey = (locationId: string): string => `new:${locationId}`;

/** Stores copies for as long as the page lives. */
export const copiesInMemory = (): PlanCopies => {
  const copies = new Map<string, PlanCopy>();
  return {
    isLasting: false,
    read: async (key) => copies.get(key),
    write: async (copy) => void copies.set(copy.key, copy),
    remove: async (key) => void copies.delete(key),
    removeOwned: async () => {
      for (const { key, hasOwner, isDirty } of copies.values()) if (hasOwner && !isDirty) copies.delete(key);
    },
  };
};

const inDatabase = (database: IDBPDatabase<Copies>): PlanCopies => ({
  isLasting: true,
  read: (key) => database.get('plans', key),
  write: async (copy) => {
    const transaction = database.transaction('plans', 'readwrite');
    const written = transaction.store.put(copy);
    // An explicit commit survives a page that is closing right now. An automatic one would wait until the page hears that the copy is written.
    transaction.commit();
    await Promise.all([written, transaction.done]);
  },
  remove: (key) => database.delete('plans', key),
  removeOwned: async () => {
    const all = await database.getAll('plans');
    await Promise.all(
      all.filter(({ hasOwner, isDirty }) => hasOwner && !isDirty).map(({ key }) => database.delete('plans', key)),
    );
  },
});

const opened = async (): Promise<PlanCopies> => {
  try {
    return inDatabase(
      await openDB<Copies>('yarrow', 1, { upgrade: (database) => void database.createObjectStore('plans', { keyPath: 'key' }) }),
    );
  } catch {
    return copiesInMemory();
  }
};

let opening: Promise<PlanCopies> | undefined;

/** Opens the copies of this browser. */
export const openCopies = (): Promise<PlanCopies> => {
  opening ??= opened();
  return opening;
};
