/** What happens to a chosen file: it waits, is resized, and is sent. One that failed says why and stays until someone decides. */
type UploadState = 'waiting' | 'shrinking' | 'sending' | 'failed';

/** A picture that isn't on the server yet. */
export type Upload = {
  id: string;
  name: string;
  /** The address of the file in this browser, for its placeholder. */
  preview: string;
  state: UploadState;
  /** How much of it is sent, from 0 to 100, while it is being sent. */
  percent?: number | undefined;
  /** Why it failed, in words. */
  failure?: string;
};

export type UploadParts = {
  newId: () => string;
  shrink: (file: File) => Promise<File>;
  /**
   * Sends a file. Every try has the same key, so that a picture whose response was lost isn't added twice. `onProgress` gets the share that is sent,
   * from 0 to 1.
   */
  send: (file: File, key: string, onProgress: (share: number) => void) => Promise<void>;
  wordsOf: (error: unknown) => string;
  preview: (file: File) => string;
  forget: (preview: string) => void;
};

type QueuedUpload = Upload & { file: File; key: string };

/** The number of files to work on in parallel. */
const MAX_PARALLEL = 2;

/**
 * Runs the uploads of one home. They continue while the drawer is closed, and are there when it opens again. `list` is the same array until something
 * changes, as `useSyncExternalStore` requires.
 */
export const createUploadQueue = ({ newId, shrink, send, wordsOf, preview, forget }: UploadParts) => {
  let queued: readonly QueuedUpload[] = [];
  let working = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedUpload[]) => {
    queued = next;
    for (const listener of listeners) listener();
  };
  const set = (id: string, changes: Partial<QueuedUpload>) =>
    change(queued.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: string) => {
    const gone = queued.find((each) => each.id === id);
    if (!gone) return;
    forget(gone.preview);
    change(queued.filter((each) => each !== gone));
  };

  const work = async ({ id, file, key }: QueuedUpload) => {
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
    const waiting = queued.find(({ state }) => state === 'waiting');
    if (!waiting || working >= MAX_PARALLEL) return;
    working += 1;
    void work(waiting).finally(() => {
      working -= 1;
      next();
    });
    next();
  };

  return {
    list: (): readonly Upload[] => queued,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (files: readonly File[]) => {
      const added = files.map(
        (file): QueuedUpload => ({ id: newId(), name: file.name, preview: preview(file), state: 'waiting', file, key: newId() }),
      );
      change([...queued, ...added]);
      next();
    },
    retry: (id: string) => {
      set(id, { state: 'waiting', failure: undefined });
      next();
    },
    /** Removes a failed one; a running one can't be canceled. */
    remove: (id: string) => {
      if (queued.find((each) => each.id === id)?.state === 'failed') drop(id);
    },
  };
};
export type UploadQueue = ReturnType<typeof createUploadQueue>;
