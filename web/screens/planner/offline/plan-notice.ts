import type { SaveState } from '#web/parts/save-indicator.tsx';
import { isUnreachable, messageOf, problemOf } from '#web/session/api-problem.ts';
import type { Readiness } from './readiness.ts';

export type PlanNotice = { tone: 'info' | 'warning'; title?: string; words: string; canRetry: boolean };

type Situation = {
  isOnline: boolean;
  save: SaveState;
  /** Why the last save failed. */
  failure: unknown;
  readiness: Readiness;
  /** False in a browser that blocks storage, where a plan lasts only as long as its page. */
  isLasting: boolean;
  /** What the person is using: "phone" or "device". */
  device: string;
};

/** Returns whether the server refused a save, which no connection will change. */
export const isRefused = ({ save, failure }: Pick<Situation, 'save' | 'failure'>): boolean =>
  save.kind === 'failed' && failure !== null && !isUnreachable(failure);

const keepOpen = 'Keep this page open';

/** Returns the one thing to say about a plan's connection and its last save; null if there is nothing. */
export const planNotice = ({ isOnline, save, failure, readiness, isLasting, device }: Situation): PlanNotice | null => {
  const notKept = `Your browser can’t save it on this ${device}. ${keepOpen}.`;
  if (isRefused({ save, failure })) {
    const where = isLasting ? `Your plan is saved on this ${device}.` : notKept;
    return { tone: 'warning', title: 'Not saved', words: `${messageOf(failure)} ${where}`, canRetry: true };
  }
  const isWaiting = save.kind === 'failed';
  if (isOnline && !isWaiting) return null;
  // A device that says it is online may reach us now, and pressing Retry is faster than waiting for the next try.
  const calm = { tone: 'info', canRetry: isOnline } as const;
  const when = 'when you’re back online.';
  if (!isLasting) return { ...calm, words: `${isWaiting ? `We’ll save your plan ${when}` : 'You’re offline.'} ${notKept}` };
  if (!isWaiting) return { ...calm, words: `You’re offline. What you enter is saved on this ${device}.` };
  const isOurs = problemOf(failure) !== undefined;
  const kept = isOurs
    ? `Something went wrong on our side. Your plan is saved on this ${device}, and we’ll try again soon.`
    : `Saved on this ${device}. We’ll save it to your plan ${when}`;
  return { ...calm, words: readiness === 'reload' ? kept : `${kept} ${keepOpen} until then.` };
};
