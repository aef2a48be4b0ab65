import type { CaseItemChange } from '#shared/contract/case-merchandise.ts';

/** Changes of one press that couldn't be sent, with the key under which a repeat is recognized. `name` is the item that they are about. */
export type WaitingChange = { key: string; name: string; changes: CaseItemChange[] };

/** Checks what the browser stored, which an earlier version of the app may have written in another shape. */
export const isWaitingChanges = (stored: unknown): stored is WaitingChange[] =>
  Array.isArray(stored) &&
  stored.every(
    (each) =>
      typeof each?.key === 'string' &&
      typeof each.name === 'string' &&
      Array.isArray(each.changes) &&
      each.changes.every((change: Partial<CaseItemChange> | null) => typeof change?.locationItemId === 'string'),
  );

/**
 * Returns the waiting changes with another one at the end. It takes over those of the same items, because the server would refuse two changes of the version
 * that was seen.
 */
export function withWaiting(waiting: readonly WaitingChange[], next: WaitingChange): WaitingChange[] {
  const ids = new Set(next.changes.map(({ locationItemId }) => locationItemId));
  const isTaken = ({ changes }: WaitingChange) => changes.some(({ locationItemId }) => ids.has(locationItemId));
  const merged = new Map<string, CaseItemChange>();
  for (const change of [...waiting.filter(isTaken), next].flatMap(({ changes }) => changes)) {
    const before = merged.get(change.locationItemId);
    merged.set(change.locationItemId, before ? { ...before, ...change, version: before.version } : change);
  }
  return [...waiting.filter((each) => !isTaken(each)), { ...next, changes: [...merged.values()] }];
}

/** Returns what waits to be saved of an item; undefined for nothing. Of each item, only one change waits. */
export const waitingFor = (waiting: readonly WaitingChange[], locationItemId: string): CaseItemChange | undefined =>
  waiting.flatMap(({ changes }) => changes).find((change) => change.locationItemId === locationItemId);

/** Says beside what waits for the network that it isn’t saved yet. */
export const WAITING_WORDS = 'Saving when you’re connected';

/** Says what waiting changes do. */
export const changeWords = ({ name, changes }: WaitingChange): string => {
  const change = changes.at(-1);
  if (change?.isRemoved) return `${name} removed`;
  if (change?.version === null || change?.isRemoved === false) return `${name} added`;
  return change?.quantity ? `${name}, quantity ${change.quantity}` : `${name} at today’s price`;
};
