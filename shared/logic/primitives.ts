import { type Context, spendText } from './run.ts';
import { isUnknown, type LogicValue, unknown } from './unknown.ts';

export type Primitive = string | number | boolean | null;

/**
 * Returns JavaScript's `String(value)` of a list or object, and charges steps for it: nested repeats of one list can make an endless text. Unknown if an
 * item is.
 */
function textOfObject(value: Extract<LogicValue, object>, context: Context): string | typeof unknown {
  if (!Array.isArray(value)) return '[object Object]';
  let text = '';
  for (let at = 0; at < value.length; at += 1) {
    const item = primitiveOf(value[at] as LogicValue, context);
    if (isUnknown(item)) return unknown;
    const piece = item === null ? '' : String(item);
    spendText(context, piece.length);
    text += at === 0 ? piece : `,${piece}`;
  }
  return text;
}

/** Returns what JavaScript compares and calculates with instead of a list or object: its text. */
export const primitiveOf = (value: LogicValue, context: Context): Primitive | typeof unknown =>
  typeof value === 'object' && value !== null ? textOfObject(value, context) : value;

/** Compares like JavaScript's `==`: two lists are equal only if they are the same list, and a list equals the text that it reads as. */
export function looselyEqual(a: LogicValue, b: LogicValue, context: Context): boolean | typeof unknown {
  if (isUnknown(a) || isUnknown(b)) return unknown;
  if (a === null || b === null || typeof a === typeof b) return a === b;
  const left = primitiveOf(a, context);
  const right = primitiveOf(b, context);
  if (isUnknown(left) || isUnknown(right)) return unknown;
  // biome-ignore lint/suspicious/noDoubleEquals: the == of JSON logic is JavaScript's
  return left == right;
}

/** Parses like JavaScript's `parseFloat`, which + and * use: `3 hours` is 3. Minus zero becomes zero, as it would through its text. */
export const parsed = (value: Primitive): number => (typeof value === 'number' ? value + 0 : Number.parseFloat(String(value)));
