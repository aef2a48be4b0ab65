import type { ESignDraft } from '#shared/model/e-sign.ts';
import { type Given, type GivenById, givenIn, withGiven, withKept } from './answers.ts';

/** Whether what is on the screen is saved on the server. `ended`: the server no longer takes anything under this link. */
export type SigningSave =
  | { kind: 'clean' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'ended'; error: unknown };

export type SigningState = { draft: ESignDraft; save: SigningSave };

export type SigningParts = {
  /** Saves the whole draft over the version that it has, and resolves to the version after that. Saving it twice leaves the same. */
  send: (draft: ESignDraft) => Promise<{ savedOn: string; version: number }>;
  /** Loads the draft as the server has it now. */
  load: () => Promise<ESignDraft>;
  /** Keeps in this browser what the server doesn't have yet; an empty object forgets it. */
  keep: (given: GivenById) => Promise<void>;
  /** Sorts a failure: whether the server could not be reached, refuses for good, or has a newer draft from another tab. */
  why: (error: unknown) => 'offline' | 'ended' | 'stale' | 'failed';
  /** Calls later, and returns what takes that back. */
  later: (call: () => void) => () => void;
};

/** Two tabs that save at the same moment take turns within a few tries. */
const MAX_TRIES = 3;

export type SigningStore = ReturnType<typeof createSigningStore>;

/**
 * Keeps what a signer fills in. Every change is kept in this browser first, and sent a moment later. What could not be sent waits for `save`, which the screen
 * calls when the connection is back. Saves follow one another, so that an older one never lands after a newer one. What another tab has saved is kept, but for
 * the questions that were answered here since.
 */
export function createSigningStore(opened: ESignDraft, kept: GivenById, { send, load, keep, why, later }: SigningParts) {
  const ids = new Set(opened.questions.map(({ questionId }) => questionId));
  /** The questions whose answers the server doesn't have yet. */
  let unsent: ReadonlySet<string> = new Set(Object.keys(kept).filter((id) => ids.has(id)));
  let state: SigningState = {
    draft: withKept(opened, kept),
    save: unsent.size > 0 ? { kind: 'dirty' } : { kind: 'clean' },
  };
  let running: Promise<boolean> | null = null;
  let cancelLater = () => {};
  const listeners = new Set<() => void>();

  const put = (next: Partial<SigningState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  // A full disk stops nobody from signing: what is on the screen is still sent.
  const keepUnsent = () => keep(givenIn(state.draft, unsent)).catch(() => undefined);

  /** Lays what the server doesn't have over what another tab has saved. Resolves to whether that could be loaded. */
  const takeNewest = async (): Promise<boolean> => {
    try {
      const newest = await load();
      put({ draft: withKept(newest, givenIn(state.draft, unsent)) });
      return true;
    } catch {
      return false;
    }
  };

  const sendOnce = async (triesLeft = MAX_TRIES): Promise<boolean> => {
    const sent = state.draft;
    const going = unsent;
    put({ save: { kind: 'saving' } });
    try {
      const { savedOn, version } = await send(sent);
      put({ draft: { ...state.draft, version } });
      unsent = new Set([...unsent].filter((id) => !going.has(id) || isChangedSince(sent, id)));
      await keepUnsent();
      put({ save: unsent.size > 0 ? { kind: 'dirty' } : { kind: 'saved', at: new Date(savedOn) } });
      return true;
    } catch (error) {
      const reason = why(error);
      if (reason === 'stale' && triesLeft > 0 && (await takeNewest())) return sendOnce(triesLeft - 1);
      put({ save: reason === 'ended' ? { kind: 'ended', error } : { kind: 'failed', isOffline: reason === 'offline' } });
      return false;
    }
  };

  const questionOf = (draft: ESignDraft, id: string) => draft.questions.find(({ questionId }) => questionId === id);
  const isChangedSince = (sent: ESignDraft, id: string): boolean => questionOf(sent, id) !== questionOf(state.draft, id);

  const sendAll = async (): Promise<boolean> => {
    while (unsent.size > 0) if (!(await sendOnce())) return false;
    return true;
  };

  const save = (): Promise<boolean> => {
    cancelLater();
    if (state.save.kind === 'ended') return Promise.resolve(false);
    // Whether or not it waited for anything, it has ended only after this is set.
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    get: (): SigningState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Answers a question, and saves that in a moment. */
    give: (questionId: string, given: Given): void => {
      if (state.save.kind === 'ended') return;
      unsent = new Set([...unsent, questionId]);
      const isWaiting = state.save.kind === 'failed' || state.save.kind === 'saving';
      put({ draft: withGiven(state.draft, questionId, given), save: isWaiting ? state.save : { kind: 'dirty' } });
      void keepUnsent();
      cancelLater();
      cancelLater = later(() => void save());
    },
    /** Sends what the server doesn't have. Resolves to whether it has everything. */
    save,
  };
}
