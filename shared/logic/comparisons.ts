import type { LogicRule } from '../model/logic-rule.ts';
import { identifierRead } from './answer-to.ts';
import { answerIsAbove, answerIsBelow, answerIsBetween, answerIsText, answerIsYes } from './compare-answer.ts';
import { looselyEqual, primitiveOf } from './primitives.ts';
import { asValue, type Compile, type Context, type Operator, type Run, type Scope } from './run.ts';
import { isUnknown, type LogicValue, unknown } from './unknown.ts';

type Comparison = (a: LogicValue, b: LogicValue, context: Context) => boolean | typeof unknown;

const matches = (same: boolean | typeof unknown, expected: boolean) => (isUnknown(same) ? unknown : same === expected);

const strictlyEqual: Comparison = (a, b) => (isUnknown(a) || isUnknown(b) ? unknown : a === b);

const compileEquality =
  (equal: Comparison, expected: boolean): Operator =>
  (values, compile, scope) => {
    const identifier = identifierRead(values[0], scope);
    const constant = values[1] as LogicValue;
    const anyKind = (found: LogicValue, context: Context) => matches(equal(found, constant, context), expected);
    if (identifier !== null && typeof constant === 'string') return answerIsText(identifier, constant, expected, anyKind);
    if (identifier !== null && typeof constant === 'boolean') return answerIsYes(identifier, constant, expected, anyKind);
    const [left, right] = values.map((value) => compile(value, asValue(scope))) as [Run, Run];
    return (data, context) => matches(equal(left(data, context), right(data, context), context), expected);
  };

/** Compiles `==` and `!=`. */
export const compileLooseEquality = (expected: boolean): Operator => compileEquality(looselyEqual, expected);
/** Compiles `===` and `!==`. */
export const compileStrictEquality = (expected: boolean): Operator => compileEquality(strictlyEqual, expected);

/** Returns whether the first value is less than the second, or equal if allowed. Texts compare by characters, anything else by number, as in JavaScript. */
function isInOrder(a: LogicValue, b: LogicValue, orEqual: boolean, context: Context): boolean | typeof unknown {
  const left = primitiveOf(a, context);
  const right = primitiveOf(b, context);
  if (isUnknown(left) || isUnknown(right)) return unknown;
  return orEqual ? (left as number) <= (right as number) : (left as number) < (right as number);
}

/**
 * Returns whether a value is between two others. The second comparison is skipped if the first decides. False as soon as one side is, even if the other is
 * unknown.
 */
function isBetween(low: LogicValue, middle: LogicValue, high: () => LogicValue, orEqual: boolean, context: Context) {
  const isAbove = isInOrder(low, middle, orEqual, context);
  if (isAbove === false) return false;
  const isBelow = isInOrder(middle, high(), orEqual, context);
  return isBelow === false || isAbove === true ? isBelow : unknown;
}

function compileBetween(values: readonly LogicRule[], compile: Compile, scope: Scope, orEqual: boolean): Run {
  const identifier = identifierRead(values[1], scope);
  const [low, , high] = values;
  if (identifier !== null && typeof low === 'number' && typeof high === 'number') {
    const between = (found: LogicValue, context: Context) => isBetween(low, found, () => high, orEqual, context);
    return answerIsBetween(identifier, low, high, orEqual, between);
  }
  const [lower, value, upper] = values.map((part) => compile(part, asValue(scope))) as [Run, Run, Run];
  return (data, context) => {
    const middle = value(data, context);
    return isBetween(lower(data, context), middle, () => upper(data, context), orEqual, context);
  };
}

/** Compiles `<` and `<=`; with three values, the middle one must lie between the others. `isTurned` compiles `>` and `>=`, which reverse the values. */
export const compileOrder =
  (orEqual: boolean, isTurned: boolean): Operator =>
  (values, compile, scope) => {
    const identifier = identifierRead(values[0], scope);
    const [, limit] = values;
    if (identifier !== null && typeof limit === 'number' && values.length === 2) {
      return isTurned
        ? answerIsAbove(identifier, limit, orEqual, (found, context) => isInOrder(limit, found, orEqual, context))
        : answerIsBelow(identifier, limit, orEqual, (found, context) => isInOrder(found, limit, orEqual, context));
    }
    const inOrder = isTurned ? values.toReversed() : values;
    if (inOrder.length === 3) return compileBetween(inOrder, compile, scope, orEqual);
    const [lower, upper] = inOrder.map((value) => compile(value, asValue(scope))) as [Run, Run];
    return (data, context) => {
      const a = lower(data, context);
      const b = upper(data, context);
      if (typeof a === 'number' && typeof b === 'number') return orEqual ? a <= b : a < b;
      return isInOrder(a, b, orEqual, context);
    };
  };
