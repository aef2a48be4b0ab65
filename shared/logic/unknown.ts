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

/** JSON logic's truth (jsonlogic.com/truthy), which is JavaScript's but for empty lists, which are false. `unknown` must have been looked for. */
export const isTruthy = (value: LogicValue): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Whether something holds: true, false, or not to be said before more is answered. */
export const truthOf = (value: LogicValue): boolean | typeof unknown => (value === unknown ? unknown : isTruthy(value));
