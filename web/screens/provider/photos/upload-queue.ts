/** What happens to a chosen file: it waits, is made smaller, is sent; one that failed says why and stays until somebody decides. */
type UploadState = 'waiting' | 'shrinking' | 'sending' | 'failed';

/** A picture that is not on the server yet. */
export type Upload = {
  id: string;
  name: string;
  /** An address of the file in this browser, for its placeholder. */
  preview: string;
  state: UploadState;
  /** How much of it is sent, from 0 to 100; while it is sent. */
  percent?: number | undefined;
  /** Why it failed, in words. */
  failure?: string;
};

export type UploadParts = {
  newId: () => string;
  shrink: (file: File) => Promise<File>;
  /**
   * Sends a file; the key is the same however often it is tried, so that a picture whose answer was lost does not come twice. `told` hears how much of it
   * is sent, from 0 to 1.
   */
  send: (file: File, key: string, onProgress: (share: number) => void) => Promise<void>;
  wordsOf: (error: unknown) => string;
  preview: (file: File) => string;
  forget: (preview: string) => void;
};

type Held = Upload & { file: File; key: string };

/** So many files are worked on at once. */
const atOnce = 2;

/**
 * Uploads of one home. They go on while the drawer is closed and are there when it opens again. `list` is the same array until something changes, as
 * `useSyncExternalStore` wants it.
 */
export const createUploadQueue = ({ newId, shrink, send, wordsOf, preview, forget }: UploadParts) => {
  let held: readonly Held[] = [];
  let working = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Held[]) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const set = (id: string, changes: Partial<Held>) =>
    change(held.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: string) => {
    const gone = held.find((each) => each.id === id);
    if (!gone) return;
    forget(gone.preview);
    change(held.filter((each) => each !== gone));
  };

  const work = async ({ id, file, key }: Held) => {
    try {
      set(id, { state: 'shrinking', failure: undefined, percent: undefined });
      const smaller = await shrink(file);
      set(id, { state: 'sending', percent: 0 });
      await send(smaller, key, (share) => set(id, { percent: Math.floor(share * 100) }));
      drop(id);
    } catch (error) {
      set(id, { state: 'failed', failure: wordsOf(error) });
    }
  };
  const next = () => {
    const waiting = held.find(({ state }) => state === 'waiting');
    if (!waiting || working >= atOnce) return;
    working += 1;
    void work(waiting).finally(() => {
      working -= 1;
      next();
    });
    next();
  };

  return {
    list: (): readonly Upload[] => held,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (files: readonly File[]) => {
      const added = files.map(
        (file): Held => ({ id: newId(), name: file.name, preview: preview(file), state: 'waiting', file, key: newId() }),
      );
      change([...held, ...added]);
      next();
    },
    retry: (id: string) => {
      set(id, { state: 'waiting', failure: undefined });
      next();
    },
    /** Takes a failed one away; one that is under way cannot be called back. */
    remove: (id: string) => {
      if (held.find((each) => each.id === id)?.state === 'failed') drop(id);
    },
  };
};
export type UploadQueue = ReturnType<typeof createUploadQueue>;
