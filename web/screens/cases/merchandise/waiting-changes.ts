import type { CaseItemChange } from '#shared/contract/case-merchandise.ts';

/** An item that isn't in the case yet and waits to be chosen. */
export type AddedItem = { locationItemId: string; itemCategoryId: string; name: string };

/**
 * Changes of one press that couldn't be sent, with the key under which a repeat is recognized. `name` is the item that they are about, and `added` says what is
 * known of those that aren't in the case yet.
 */
export type WaitingChange = { key: string; name: string; changes: CaseItemChange[]; added?: AddedItem[] };

const isAdded = ({ version }: CaseItemChange): boolean => version === null;

/** Checks what the browser stored, which an earlier version of the app may have written in another shape. */
export const isWaitingChanges = (stored: unknown): stored is WaitingChange[] =>
  Array.isArray(stored) &&
  stored.every(
    (each) =>
      typeof each?.key === 'string' &&
      typeof each.name === 'string' &&
      Array.isArray(each.changes) &&
      each.changes.every((change: Partial<CaseItemChange> | null) => typeof change?.locationItemId === 'string') &&
      (each.added === undefined ||
        (Array.isArray(each.added) &&
          each.added.every((item: Partial<AddedItem> | null) => typeof item?.itemCategoryId === 'string'))),
  );

/** Returns one entry of several, with the later change of an item over the earlier, because the server would refuse two changes of the version that was seen. */
function merged(taken: readonly WaitingChange[], next: WaitingChange): WaitingChange {
  const all = [...taken, next];
  const changes = new Map<string, CaseItemChange>();
  for (const change of all.flatMap((each) => each.changes)) {
    const before = changes.get(change.locationItemId);
    changes.set(change.locationItemId, before ? { ...before, ...change, version: before.version } : change);
  }
  const added = all.flatMap((each) => each.added ?? []);
  return { ...next, changes: [...changes.values()], ...(added.length > 0 ? { added } : {}) };
}

/**
 * Returns the waiting changes with another one at the end, which takes over those of the same items. Of the items that it replaces, `instead`, those that only
 * wait to be chosen aren't chosen at all, and what else was to be saved with them is saved with it.
 */
export function withWaiting(
  waiting: readonly WaitingChange[],
  next: WaitingChange,
  instead: readonly string[] = [],
): WaitingChange[] {
  const ids = new Set([...next.changes.map(({ locationItemId }) => locationItemId), ...instead]);
  const isTaken = ({ changes }: WaitingChange) => changes.some(({ locationItemId }) => ids.has(locationItemId));
  const isDropped = ({ locationItemId }: { locationItemId: string }) => instead.includes(locationItemId);
  const taken = waiting.filter(isTaken).map((each) => ({
    ...each,
    changes: each.changes.filter((change) => !(isAdded(change) && isDropped(change))),
    added: (each.added ?? []).filter((item) => !isDropped(item)),
  }));
  return [...waiting.filter((each) => !isTaken(each)), merged(taken, next)];
}

/** Returns the items that aren't in the case yet and wait to be chosen. */
export const addedIn = (waiting: readonly WaitingChange[]): AddedItem[] => waiting.flatMap(({ added }) => added ?? []);

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
