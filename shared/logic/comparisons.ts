import type { LogicRule } from '../model/logic-rule.ts';
import { looselyEqual, type Primitive, primitiveOf } from './primitives.ts';
import { asValue, type Context, type Operator, type Run } from './run.ts';
import { type LogicValue, unknown } from './unknown.ts';

type Comparison = (a: LogicValue, b: LogicValue, context: Context) => boolean | typeof unknown;

const strictlyEqual: Comparison = (a, b) => (a === unknown || b === unknown ? unknown : a === b);

const isText = (rule: LogicRule | undefined) => typeof rule === 'string';

/** Compares what is read with a text, which is what most rules do: the same for == and === where a text is read. */
function compareWithText(part: Run, text: string, equal: Comparison, expected: boolean): Run {
  return (data, context) => {
    const value = part(data, context);
    if (typeof value === 'string') return (value === text) === expected;
    const same = equal(value, text, context);
    return same === unknown ? unknown : same === expected;
  };
}

const compileEquality =
  (equal: Comparison, expected: boolean): Operator =>
  (values, compile, scope) => {
    const [left, right] = values.map((value) => compile(value, asValue(scope))) as [Run, Run];
    if (isText(values[1])) return compareWithText(left, values[1] as string, equal, expected);
    return (data, context) => {
      const same = equal(left(data, context), right(data, context), context);
      return same === unknown ? unknown : same === expected;
    };
  };

/** `==` and `!=`. */
export const compileLooseEquality = (expected: boolean): Operator => compileEquality(looselyEqual, expected);
/** `===` and `!==`. */
export const compileStrictEquality = (expected: boolean): Operator => compileEquality(strictlyEqual, expected);

type Order = (a: Primitive, b: Primitive) => boolean;

/** JavaScript's order: texts by their characters, everything else by its number. */
export const orders = {
  '<': (a, b) => (a as number) < (b as number),
  '<=': (a, b) => (a as number) <= (b as number),
  '>': (a, b) => (a as number) > (b as number),
  '>=': (a, b) => (a as number) >= (b as number),
} as const satisfies Record<string, Order>;

function compareInOrder(order: Order, a: LogicValue, b: LogicValue, context: Context): boolean | typeof unknown {
  const left = primitiveOf(a, context);
  const right = primitiveOf(b, context);
  return left === unknown || right === unknown ? unknown : order(left, right);
}

function compileBetween(order: Order, [low, value, high]: readonly [Run, Run, Run]): Run {
  return (data, context) => {
    const middle = value(data, context);
    const isAbove = compareInOrder(order, low(data, context), middle, context);
    if (isAbove === false) return false;
    const isBelow = compareInOrder(order, middle, high(data, context), context);
    return isBelow === false || isAbove === true ? isBelow : unknown;
  };
}

/** `<` and `<=` (of three values: that the middle one lies between), `>` and `>=`. */
export const compileOrder =
  (order: Order): Operator =>
  (values, compile, scope) => {
    const [left, right, third] = values.map((value) => compile(value, asValue(scope))) as [Run, Run, Run?];
    if (third) return compileBetween(order, [left, right, third]);
    return (data, context) => {
      const a = left(data, context);
      const b = right(data, context);
      return typeof a === 'number' && typeof b === 'number' ? order(a, b) : compareInOrder(order, a, b, context);
    };
  };
