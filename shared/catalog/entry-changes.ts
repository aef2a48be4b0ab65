import { isSameJson } from '#shared/values/canonical-json.ts';
import type { AnyEntry } from './noun.ts';

/** A field that differs between two versions of an entry. Elements of lists are named by their ids, where they have any. */
export type FieldChange = { path: (string | number)[]; before: unknown; after: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasIds = (list: readonly unknown[]): list is { id: string }[] =>
  list.every((each) => isObject(each) && typeof each.id === 'string') &&
  new Set(list.map((each) => (each as { id: string }).id)).size === list.length;

function changesOf(path: (string | number)[], before: unknown, after: unknown): FieldChange[] {
  const isMissing = before === undefined || after === undefined;
  if (isMissing ? before === after : isSameJson(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return fields.flatMap((field) => changesOf([...path, field], before[field], after[field]));
  }
  if (!Array.isArray(before) || !Array.isArray(after) || !hasIds(before) || !hasIds(after)) return [{ path, before, after }];
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const at = (list: { id: string }[], id: string) => list.find((each) => each.id === id);
  const within = ids.flatMap((id) => {
    const [old, now] = [at(before, id), at(after, id)];
    return old && now ? changesOf([...path, id], old, now) : [{ path: [...path, id], before: old, after: now }];
  });
  // The same elements in another order.
  return within.length > 0 ? within : [{ path, before: before.map(({ id }) => id), after: after.map(({ id }) => id) }];
}

/** Returns how an entry differs from an earlier version, by field; nothing if it doesn't. */
export const entryChanges = (before: AnyEntry, after: AnyEntry): FieldChange[] => changesOf([], before, after);

/** What is worked out from other fields. */
const derived = (path: FieldChange['path']): boolean => path.length === 1 && path[0] === 'priceCents';

/** Returns how an entry differs as people count it: without what is worked out from other fields that changed, such as the sum of prices. */
export function countedChanges(before: AnyEntry, after: AnyEntry): FieldChange[] {
  const all = entryChanges(before, after);
  const own = all.filter(({ path }) => !derived(path));
  return own.length > 0 ? own : all;
}
