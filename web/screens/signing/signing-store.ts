import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { type Given, type GivenById, givenIn, isGiven, isUndrawn, withGiven, withKept } from './answers.ts';

/** Whether what is on the screen is saved on the server. `ended`: the server no longer takes anything under this link. */
export type SigningSave =
  | { kind: 'clean' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'ended'; error: unknown };

/** Why the server doesn't take an answer, by the id of its question. */
export type Refused = Readonly<Record<string, string>>;

/** What is on the screen. The answers in `refused` wait for a change, and all others are saved without them. */
export type SigningState = { draft: ESignDraft; save: SigningSave; refused: Refused };

export type SigningParts = {
  /** Saves the whole draft over the version that it has, and resolves to the version after that. Saving it twice leaves the same. */
  send: (draft: ESignDraft) => Promise<{ savedOn: string; version: number }>;
  /** Loads the draft as the server has it now. */
  load: () => Promise<ESignDraft>;
  /** Keeps in this browser what the server doesn't have yet; an empty object forgets it. */
  keep: (given: GivenById) => Promise<void>;
  /** Returns which answers of a draft a failure is about, and what is wrong with them; nothing for every other failure. */
  refusedIn: (error: unknown, sent: ESignDraft) => Refused;
  /** Draws what was typed as a signature; undefined if that can't be done, such as for a very long text. */
  draw: (question: ESignQuestion) => Promise<string | undefined>;
  /** Sorts another failure: whether the server could not be reached, refuses for good, or has a newer draft from another tab. */
  why: (error: unknown) => 'offline' | 'ended' | 'stale' | 'failed';
  /** Calls later, and returns what takes that back. */
  later: (call: () => void) => () => void;
};

const UNDRAWN = 'We couldn’t turn this into a signature. Shorten it, or draw it by hand.';

/** Two tabs that save at the same moment take turns within a few tries. */
const MAX_TRIES = 3;

export type SigningStore = ReturnType<typeof createSigningStore>;

/**
 * Keeps what a signer fills in. Every change is kept in this browser first, and sent a moment later. What could not be sent waits for `save`, which the screen
 * calls when the connection is back. Saves follow one another, so that an older one never lands after a newer one. What another tab has saved is kept, but for
 * the questions that were answered here since. An answer that the server refuses stays on the screen, and the last one that it took is sent in its place.
 */
export function createSigningStore(opened: ESignDraft, kept: GivenById, parts: SigningParts) {
  const { send, load, keep, refusedIn, draw, why, later } = parts;
  const ids = new Set(opened.questions.map(({ questionId }) => questionId));
  /** The questions whose answers the server doesn't have yet. */
  let unsent: ReadonlySet<string> = new Set(Object.keys(kept).filter((id) => ids.has(id)));
  let state: SigningState = {
    draft: withKept(opened, kept),
    save: unsent.size > 0 ? { kind: 'dirty' } : { kind: 'clean' },
    refused: {},
  };
  /** What the server has. */
  let stored = opened;
  let running: Promise<boolean> | null = null;
  let cancelLater = () => {};
  const listeners = new Set<() => void>();

  const put = (next: Partial<SigningState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  // A full disk stops nobody from signing: what is on the screen is still sent.
  const keepUnsent = () => keep(givenIn(state.draft, unsent)).catch(() => undefined);

  /** Lays what the server doesn't have over what another tab has saved. */
  const lay = (newest: ESignDraft): void => {
    stored = newest;
    put({ draft: withKept(newest, givenIn(state.draft, unsent)) });
  };

  /** Takes what another tab has saved. Resolves to whether that could be loaded. */
  const takeNewest = async (): Promise<boolean> => {
    try {
      lay(await load());
      return true;
    } catch {
      return false;
    }
  };

  /** Whether nothing is to be learned: a save learns it itself, and a link that has ended stays so. */
  const isSettled = () => running !== null || state.save.kind === 'ended';

  /** Learns what came to be elsewhere: what another tab has saved, or that the server no longer takes anything. Any other failure says nothing about that. */
  const look = async (): Promise<void> => {
    if (isSettled()) return;
    try {
      const newest = await load();
      if (!isSettled() && (newest.version ?? 0) > (state.draft.version ?? 0)) lay(newest);
    } catch (error) {
      if (isSettled() || why(error) !== 'ended') return;
      cancelLater();
      put({ save: { kind: 'ended', error } });
    }
  };

  const waiting = () => new Set([...unsent].filter((id) => !(id in state.refused)));

  /** Remembers the answers that a failure refuses. Returns whether that changes what is sent: then the others can be saved without them. */
  const refuse = (error: unknown, shown: ESignDraft): boolean => {
    const found = Object.entries(refusedIn(error, shown));
    // What the home filled in may be refused, too: then nothing is sent in its place.
    const again = found.filter(([id]) => id in state.refused && isGivenIn(stored, id));
    for (const [id] of again) stored = withGiven(stored, id, {});
    const fresh = found.filter(([id]) => !(id in state.refused));
    const lasting = fresh.filter(([id]) => !isChangedSince(shown, id));
    if (lasting.length > 0) put({ refused: { ...state.refused, ...Object.fromEntries(lasting) } });
    return again.length > 0 || fresh.length > 0;
  };

  const undrawn = () => state.draft.questions.find((question) => waiting().has(question.questionId) && isUndrawn(question));

  /** Draws what was typed as a signature: the server takes none without its picture, and the screen that typed it may be gone. */
  const drawTyped = async (): Promise<void> => {
    for (let question = undrawn(); question; question = undrawn()) {
      const { questionId: id, signatureType, typeText, typeStyle } = question;
      const image = await draw(question).catch(() => undefined);
      if (questionOf(state.draft, id) !== question) continue;
      if (image) put({ draft: withGiven(state.draft, id, { signatureType, typeText, typeStyle, image }) });
      else put({ refused: { ...state.refused, [id]: UNDRAWN } });
    }
  };

  const sendOnce = async (triesLeft = MAX_TRIES): Promise<boolean> => {
    put({ save: { kind: 'saving' } });
    if (undrawn()) await drawTyped();
    if (waiting().size === 0) return settle();
    const shown = state.draft;
    const sent = withKept(shown, givenIn(stored, new Set(Object.keys(state.refused))));
    const going = waiting();
    try {
      const { savedOn, version } = await send(sent);
      stored = { ...sent, version };
      put({ draft: { ...state.draft, version } });
      unsent = new Set([...unsent].filter((id) => !going.has(id) || isChangedSince(shown, id)));
      await keepUnsent();
      put({ save: waiting().size > 0 ? { kind: 'dirty' } : { kind: 'saved', at: new Date(savedOn) } });
      return true;
    } catch (error) {
      if (refuse(error, shown)) return waiting().size > 0 ? sendOnce(triesLeft) : settle();
      const reason = why(error);
      if (reason === 'stale' && triesLeft > 0 && (await takeNewest())) return sendOnce(triesLeft - 1);
      put({ save: reason === 'ended' ? { kind: 'ended', error } : { kind: 'failed', isOffline: reason === 'offline' } });
      return false;
    }
  };

  /** Nothing is left to send but what was refused. */
  const settle = (): boolean => {
    put({ save: { kind: 'clean' } });
    return true;
  };

  const questionOf = (draft: ESignDraft, id: string) => draft.questions.find(({ questionId }) => questionId === id);
  const isGivenIn = (draft: ESignDraft, id: string): boolean => {
    const question = questionOf(draft, id);
    return question !== undefined && isGiven(question);
  };
  const isChangedSince = (sent: ESignDraft, id: string): boolean => questionOf(sent, id) !== questionOf(state.draft, id);

  const sendAll = async (): Promise<boolean> => {
    while (waiting().size > 0) if (!(await sendOnce())) return false;
    return unsent.size === 0 && Object.keys(state.refused).length === 0;
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
      const { [questionId]: _changed, ...refused } = state.refused;
      const isWaiting = state.save.kind === 'failed' || state.save.kind === 'saving';
      put({ draft: withGiven(state.draft, questionId, given), save: isWaiting ? state.save : { kind: 'dirty' }, refused });
      void keepUnsent();
      cancelLater();
      cancelLater = later(() => void save());
    },
    /** Sends what the server doesn't have. Resolves to whether it has everything. */
    save,
    look,
  };
}
