import { useEffect, useReducer, useRef } from 'react';
import type { ConferenceScreen, ScreenAnswer } from '#shared/contract/conferences.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { changesOf, changeWords, nextAskMs, noChanges, type ScreenChanges } from './screen-changes.ts';

/** What a screen shows. `at` is when it was the newest for certain. */
type Shown = { screen: ConferenceScreen; at: Date; changes: ScreenChanges; said: string };
export type Following =
  | { state: 'loading' | 'closed' }
  | { state: 'failed'; error: unknown }
  | ({ state: 'open'; isLost: boolean } & Shown);

type Event = { answer: ScreenAnswer; at: Date } | { error: unknown } | { calm: true } | { lost: true };

/** Says where the conference is by now, if it went on. */
const stepOf = ({ step, stage }: ConferenceScreen) => `${step} ${stage}`;

function reduce(before: Following, event: Event): Following {
  if ('calm' in event) return before.state === 'open' ? { ...before, changes: noChanges } : before;
  if ('lost' in event) return before.state === 'open' ? { ...before, isLost: true } : before;
  if ('error' in event) return before.state === 'open' ? { ...before, isLost: true } : { state: 'failed', error: event.error };
  const { answer, at } = event;
  if (answer.state === 'closed') return { state: 'closed' };
  if (answer.state === 'unchanged') return before.state === 'open' ? { ...before, isLost: false, at } : before;
  const { screen } = answer;
  if (before.state !== 'open') return { state: 'open', isLost: false, at, screen, changes: noChanges, said: '' };
  const changes = changesOf(before.screen, screen);
  const isSame = changes.added.size + changes.changed.size + changes.removed.length === 0;
  const said = changeWords(before.screen, screen, changes);
  return {
    ...{ state: 'open', isLost: false, at, screen },
    // What is marked stays so while only the step moves on.
    changes: isSame ? before.changes : changes,
    said: said || (stepOf(before.screen) === stepOf(screen) ? before.said : ''),
  };
}

/** How long what changed stays marked. */
const MARKED_MS = 60_000;

const gone = new Set(['not_found', 'forbidden', 'unauthenticated']);

/**
 * Follows a conference: asks again and again while the page is in view, says what it has so that mostly nothing comes back, and waits longer while nobody answers. It
 * goes on by itself once the connection is back.
 */
export function useScreen(ask: (seen?: string) => Promise<ScreenAnswer>): Following {
  const [following, dispatch] = useReducer(reduce, { state: 'loading' });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const at: { seen?: string; failures: number; since: number } = { failures: 0, since: Date.now() };
    let [timer, isOver, isAsking] = [0, false, false];
    const plan = () => {
      clearTimeout(timer);
      if (!isOver && document.visibilityState === 'visible')
        timer = window.setTimeout(tick, nextAskMs({ failures: at.failures, quietMs: Date.now() - at.since }));
    };
    const take = (answer: ScreenAnswer) => {
      at.failures = 0;
      if (answer.state === 'open') Object.assign(at, { seen: answer.seen, since: Date.now() });
      isOver ||= answer.state === 'closed';
      dispatch({ answer, at: new Date() });
    };
    async function tick() {
      if (isAsking || isOver) return;
      isAsking = true;
      try {
        const answer = await latest.current(at.seen);
        if (!isOver) take(answer);
      } catch (error) {
        at.failures += 1;
        if (gone.has(problemOf(error)?.code ?? '')) take({ state: 'closed' });
        else if (!isOver) dispatch({ error });
      }
      isAsking = false;
      plan();
    }
    const soon = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') void tick();
    };
    const touched = () => {
      const wasQuiet = Date.now() - at.since;
      at.since = Date.now();
      if (nextAskMs({ failures: 0, quietMs: wasQuiet }) > nextAskMs({ failures: 0, quietMs: 0 })) soon();
    };
    const lost = () => dispatch({ lost: true });
    document.addEventListener('visibilitychange', soon);
    addEventListener('online', soon);
    addEventListener('offline', lost);
    addEventListener('pointerdown', touched);
    void tick();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', soon);
      removeEventListener('online', soon);
      removeEventListener('offline', lost);
      removeEventListener('pointerdown', touched);
    };
  }, []);
  const changes = following.state === 'open' ? following.changes : noChanges;
  useEffect(() => {
    if (changes === noChanges) return;
    const timer = setTimeout(() => dispatch({ calm: true }), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  return following;
}

/** Keeps the device's screen on while the page is in view, where the browser can. A device that is low on power may refuse. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let [lock, isOver]: [WakeLockSentinel | null, boolean] = [null, false];
    const keep = async () => {
      if (document.visibilityState !== 'visible' || isOver) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // The screen goes dark after its usual time, and shows the newest once it's touched.
      }
    };
    void keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, [isWanted]);
}
