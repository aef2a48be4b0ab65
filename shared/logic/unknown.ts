/** Stands for the answer to a question that has not been answered yet: neither true nor false, no number and no text. */
export const unknown: unique symbol = Symbol('unknown');

/** What a rule comes to, and what it reads: JSON, with `unknown` where an answer is missing. */
export type LogicValue =
  | string
  | number
  | boolean
  | null
  | typeof unknown
  | readonly LogicValue[]
  | { readonly [key: string]: LogicValue };

/** What rules read: answers by the identifiers of their questions, and facts of the plan beside them. JSON, or `unknown`. */
export type LogicData = Readonly<Record<string, unknown>>;

/** By its type: JSON has no symbols, and a comparison with this one is several times as dear in the middle of a rule. */
export const isUnknown = (value: LogicValue | undefined): value is typeof unknown => typeof value === 'symbol';

/** JSON logic's truth (jsonlogic.com/truthy), which is JavaScript's but for empty lists, which are false. `unknown` must have been looked for. */
export function isTruthy(value: LogicValue): boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Whether something holds: true, false, or not to be said before more is answered. */
export function truthOf(value: LogicValue): boolean | typeof unknown {
  if (typeof value === 'boolean') return value;
  return isUnknown(value) ? unknown : isTruthy(value);
}
