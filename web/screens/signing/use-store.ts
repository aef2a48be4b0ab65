import { useEffect, useState, useSyncExternalStore } from 'react';
import { styleFor, typedName } from '#shared/documents/type-styles.ts';
import type { ESignDraft } from '#shared/model/e-sign.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable, problemOf } from '#web/session/api-problem.ts';
import { keptAnswers } from './kept-answers.ts';
import { createSigningStore, type Refused, type SigningStore } from './signing-store.ts';
import { drawTyped } from './typed-signature.ts';
import { context, onReturn } from './use-opening.ts';

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 10_000;

const later = (call: () => void) => {
  const timer = setTimeout(call, SAVE_AFTER_MS);
  return () => clearTimeout(timer);
};

/** A page without a secure connection has no encryption: then nothing is kept in this browser. */
const nowhere = { read: async () => ({}), write: async () => undefined, forget: () => undefined };

/** Returns what is wrong with which answers, of a save that was refused for them. The server names an answer by its question, or by its place in the draft. */
function refusedIn(error: unknown, { questions }: ESignDraft): Refused {
  const problem = problemOf(error);
  if (problem?.code !== 'invalid_input') return {};
  const found = (problem.errors ?? []).flatMap(({ field, message }): [string, string][] => {
    const at = /^draft\.questions\.(\d+)\./.exec(field)?.[1];
    const named = at === undefined ? questions.find(({ questionId }) => questionId === field) : questions[Number(at)];
    if (!named) return [];
    const prefix = `${named.question}: `;
    return [[named.questionId, message.startsWith(prefix) ? message.slice(prefix.length) : message]];
  });
  return Object.fromEntries(found);
}

async function openStore(documentId: string, token: string) {
  const load = () => api.eSign.getESignQuestions({ token, includeImages: 'false' }, context);
  const [draft, copy] = await Promise.all([load(), keptAnswers(token).catch(() => nowhere)]);
  const store = createSigningStore(draft, await copy.read(), {
    send: (sent) => api.eSign.saveESignQuestions({ token, data: { document: documentId }, draft: sent }, context),
    load,
    keep: copy.write,
    refusedIn,
    draw: ({ typeText = '', typeStyle }) => drawTyped(typedName(typeText), styleFor(typeText, typeStyle)),
    why: (error) => {
      if (isUnreachable(error)) return problemOf(error) ? 'failed' : 'offline';
      const { code, closedLink } = problemOf(error) ?? {};
      if (closedLink || code === 'not_found' || code === 'token_used') return 'ended';
      return code === 'stale' ? 'stale' : 'failed';
    },
    later,
  });
  return { store, forget: copy.forget };
}

type Loaded = { store: SigningStore; forget: () => void };

/** Loads the questions with what was saved, and lays over it what only this browser has. */
export function useStore(documentId: string, token: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isGone = false;
    openStore(documentId, token).then(
      (opened) => !isGone && setLoaded(opened),
      (failure: unknown) => !isGone && setError(failure),
    );
    return () => {
      isGone = true;
    };
  }, [documentId, token, round]);
  const retry = () => {
    setError(undefined);
    setRound((count) => count + 1);
  };
  return { loaded, error, retry };
}

/**
 * Returns the state of a store, and sends what waits: when the connection is back, now and then, and before the page goes away. Someone who comes back to the
 * page learns what has changed meanwhile before they go on.
 */
export function useSaving(store: SigningStore) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    void store.save();
    const save = () => void store.save();
    const leave = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', leave);
    const stopLooking = onReturn(() => void store.look());
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', leave);
      stopLooking();
      save();
    };
  }, [store]);
  const hasFailed = state.save.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => navigator.onLine && void store.save(), RETRY_AFTER_MS);
    return () => clearInterval(timer);
  }, [hasFailed, store]);
  return state;
}
