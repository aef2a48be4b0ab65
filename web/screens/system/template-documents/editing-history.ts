/** How many changes can be undone. */
const MAX_CHANGES = 200;

/** What came before what is shown now, and what was undone. Changes in a row of the same kind, such as letters of a name or steps of an arrow key, are one. */
export type History<Value> = { past: readonly Value[]; future: readonly Value[]; kind: string | undefined };

export const noHistory: History<never> = { past: [], future: [], kind: undefined };

/** Returns the history after a change of a value. Without a kind, it's always a separate one. */
export const recorded = <Value>({ past, kind: before }: History<Value>, value: Value, kind?: string): History<Value> => ({
  past: kind !== undefined && kind === before ? past : [...past, value].slice(-MAX_CHANGES),
  future: [],
  kind,
});

type Step<Value> = { value: Value; history: History<Value> } | undefined;

/** Returns the value before the last change; undefined if there is none. */
export function undone<Value>({ past, future }: History<Value>, value: Value): Step<Value> {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { value: before, history: { past: past.slice(0, -1), future: [...future, value], kind: undefined } };
}

/** Returns the value before it was undone; undefined if nothing was. */
export function redone<Value>({ past, future }: History<Value>, value: Value): Step<Value> {
  const next = future.at(-1);
  if (next === undefined) return undefined;
  return { value: next, history: { past: [...past, value], future: future.slice(0, -1), kind: undefined } };
}
