import type { LogicRule } from '../model/logic-rule.ts';

/** An operation of a rule: its name and values (a single value may come without a list). */
export type Operation = { name: string; values: readonly LogicRule[] };

/** Returns the rule as an operation, or null for a constant or list. It sees only the first of several names: see check-rule.ts. */
export function operationOf(rule: LogicRule): Operation | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const [name] = Object.keys(rule);
  if (name === undefined) return null;
  const values = rule[name] as LogicRule;
  return { name, values: Array.isArray(values) ? values : [values] };
}

/** Returns whether a rule reads and calculates nothing. */
export const isConstant = (rule: LogicRule): boolean =>
  Array.isArray(rule) ? rule.every(isConstant) : operationOf(rule) === null;

/** Counts the operations, lists, and constants of a rule: what running it once can cost, apart from loops. */
export function sizeOf(rule: LogicRule): number {
  const parts = Array.isArray(rule) ? rule : (operationOf(rule)?.values ?? []);
  return parts.reduce((size: number, part: LogicRule) => size + sizeOf(part), 1);
}

/** Names that lead out of the data into what every JavaScript object inherits. No rule may read them. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns the keys of a path such as `address.city`. */
export const keysOf = (path: string): string[] => path.split('.');

/** Returns the first key of a path that no rule may read, if any. */
export const forbiddenKeyOf = (path: string): string | undefined => keysOf(path).find((key) => forbiddenKeys.has(key));
