/** What was checked or unchecked, by the ids of services. */
export type Changes = ReadonlyMap<string, boolean>;

const isChange = (value: unknown): value is [string, boolean] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean';

/** Returns what a browser kept of what was checked, without what is saved already. What an earlier version of the app kept may have any shape. */
export const keptChanges = (ids: readonly string[], stored: unknown): Changes =>
  changesOver(ids, new Map(Array.isArray(stored) ? stored.filter(isChange) : []));

/** Returns the services that are checked: those that are saved, but for what was checked or unchecked here. */
export const checkedWith = (ids: readonly string[], changes: Changes): ReadonlySet<string> =>
  new Set([...ids, ...changes.keys()].filter((id) => changes.get(id) ?? true));

/** Leaves out what is saved already. */
export const changesOver = (ids: readonly string[], changes: Changes): Changes =>
  new Map([...changes].filter(([id, isOn]) => ids.includes(id) !== isOn));
