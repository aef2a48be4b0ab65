import { type KeyValueStore, type QueuedSend, sendsHere } from '../store/offline-database.ts';

type Parts = {
  sends: KeyValueStore<QueuedSend>;
  /** Tells the next visit that something is queued, so that not every start has to open a database. */
  hint: (isAny: boolean) => void;
};

/** Stores queued sends, one for each plan, and tells the screens about them. */
export const createSendQueue = ({ sends, hint }: Parts) => {
  let known: readonly QueuedSend[] = [];
  const listeners = new Set<() => void>();
  const refresh = async (): Promise<readonly QueuedSend[]> => {
    known = (await sends.all()).toSorted((one, other) => one.queuedOn.localeCompare(other.queuedOn));
    hint(known.length > 0);
    for (const listener of listeners) listener();
    return known;
  };
  return {
    /** Returns what was queued when it was last read. */
    known: () => known,
    refresh,
    get: (planId: string) => sends.get(planId),
    put: async (send: QueuedSend): Promise<void> => {
      await sends.put(send.planId, send);
      await refresh();
    },
    remove: async (planId: string): Promise<void> => {
      await sends.remove(planId);
      await refresh();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type SendQueue = ReturnType<typeof createSendQueue>;

const HINT = 'yarrow.sends';

export const sendQueue = createSendQueue({
  sends: sendsHere,
  hint: (isAny) => {
    try {
      if (isAny) localStorage.setItem(HINT, 'waiting');
      else localStorage.removeItem(HINT);
    } catch {
      // Without storage, the queue is read when the plan opens again.
    }
  },
});
