import type { LogicRule } from '../model/logic-rule.ts';

/** An operation of a rule: its name, and its values (one value may stand without a list). */
export type Operation = { name: string; values: readonly LogicRule[] };

/** The rule as an operation; null where it is a constant or a list. Of several names only the first is seen: see check-rule.ts. */
export function operationOf(rule: LogicRule): Operation | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const [name] = Object.keys(rule);
  if (name === undefined) return null;
  const values = rule[name] as LogicRule;
  return { name, values: Array.isArray(values) ? values : [values] };
}

/** Whether a rule reads and calculates nothing. */
export const isConstant = (rule: LogicRule): boolean =>
  Array.isArray(rule) ? rule.every(isConstant) : operationOf(rule) === null;

/** How many operations, lists and constants a rule consists of: what running it once can cost, loops apart. */
export function sizeOf(rule: LogicRule): number {
  const parts = Array.isArray(rule) ? rule : (operationOf(rule)?.values ?? []);
  return parts.reduce((size: number, part: LogicRule) => size + sizeOf(part), 1);
}

/** Names that lead out of the data into what every object of JavaScript inherits. No rule may read them. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** The keys of a path such as `address.city`. */
export const keysOf = (path: string): string[] => path.split('.');

/** The first key of a path that no rule may read. */
export const forbiddenKeyOf = (path: string): string | undefined => keysOf(path).find((key) => forbiddenKeys.has(key));
