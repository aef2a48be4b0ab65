/** The answer to a question that hasn't been answered yet: neither true nor false, not a number, not a text. */
export const unknown: unique symbol = Symbol('unknown');

/** What a rule reads and returns: JSON, with `unknown` for a missing answer. */
export type LogicValue =
  | string
  | number
  | boolean
  | null
  | typeof unknown
  | readonly LogicValue[]
  | { readonly [key: string]: LogicValue };

/** What rules read: answers by their questions' identifiers, and facts of the plan. JSON or `unknown`. */
export type LogicData = Readonly<Record<string, unknown>>;

/** Tests by type: JSON has no symbols, and comparing with this one is several times slower inside a rule. */
export const isUnknown = (value: LogicValue | undefined): value is typeof unknown => typeof value === 'symbol';

/** Returns JSON logic's truth (jsonlogic.com/truthy): JavaScript's, except that empty lists are false. Check for `unknown` first. */
export function isTruthy(value: LogicValue): boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Returns whether something is true, false, or unknown until more is answered. */
export function truthOf(value: LogicValue): boolean | typeof unknown {
  if (typeof value === 'boolean') return value;
  return isUnknown(value) ? unknown : isTruthy(value);
}
