import type { LogicRule } from '../model/logic-rule.ts';
import { operationOf } from './rule-parts.ts';
import { asTruth, asValue, type Operator, type Run } from './run.ts';
import { isTruthy, isUnknown, unknown } from './unknown.ts';

/** Joins values where the value counts: the second is used unless the first decides or is unknown. */
const joinValues =
  (first: Run, second: Run, deciding: boolean): Run =>
  (data, context) => {
    const value = first(data, context);
    return isUnknown(value) || isTruthy(value) === deciding ? value : second(data, context);
  };

/** Joins values where only the truth counts: either one can decide, even if the other is unknown. */
const joinTruths =
  (first: Run, second: Run, deciding: boolean): Run =>
  (data, context) => {
    const value = first(data, context);
    if (typeof value === 'boolean') return value === deciding ? value : second(data, context);
    if (!isUnknown(value)) return isTruthy(value) === deciding ? value : second(data, context);
    const other = second(data, context);
    return !isUnknown(other) && isTruthy(other) === deciding ? other : unknown;
  };

/**
 * Compiles `and` and `or`: the first value that decides, or the last. If only the truth counts, one deciding value is enough, whatever the unknown ones
 * turn out to be (Kleene). If the value counts, the result is unknown once an unknown value could have decided.
 */
const compileJunction =
  (deciding: boolean): Operator =>
  (values, compile, scope) => {
    const parts = values.map((value) => compile(value, scope));
    const join = scope.asTruth ? joinTruths : joinValues;
    return parts.reduceRight((rest, part) => join(part, rest, deciding));
  };

export const compileAnd = compileJunction(false);
export const compileOr = compileJunction(true);

/** Opposite comparisons, also for unknown values. Rules mostly negate these. */
const opposites: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '===': '!==', '!==': '===' };

function oppositeOf(rule: LogicRule | undefined): LogicRule | null {
  const operation = rule === undefined ? null : operationOf(rule);
  const opposite = operation ? opposites[operation.name] : undefined;
  return operation && opposite !== undefined ? { [opposite]: [...operation.values] } : null;
}

/** Compiles `!` and `!!`. */
export const compileTruth =
  (expected: boolean): Operator =>
  ([value], compile, scope) => {
    const opposite = expected ? null : oppositeOf(value);
    if (opposite !== null) return compile(opposite, scope);
    const part = compile(value as LogicRule, asTruth(scope));
    return (data, context) => {
      const found = part(data, context);
      if (typeof found === 'boolean') return found === expected;
      return isUnknown(found) ? unknown : isTruthy(found) === expected;
    };
  };

/** Compiles one condition with a then and an else, the usual case. */
const compileChoice =
  (when: Run, then: Run, otherwise: Run): Run =>
  (data, context) => {
    const holds = when(data, context);
    if (typeof holds === 'boolean') return holds ? then(data, context) : otherwise(data, context);
    if (isUnknown(holds)) return unknown;
    return isTruthy(holds) ? then(data, context) : otherwise(data, context);
  };

/** Compiles `if` and `?:`: pairs of a condition and its value, then the value if none is true (null if missing). */
export const compileIf: Operator = (values, compile, scope) => {
  const paired = values.slice(0, values.length - (values.length % 2));
  const whens = paired.filter((_, at) => at % 2 === 0).map((when) => compile(when, asTruth(scope)));
  const thens = paired.filter((_, at) => at % 2 === 1).map((then) => compile(then, scope));
  const last = values.length % 2 === 1 ? compile(values[values.length - 1] as LogicRule, scope) : () => null;
  if (whens.length === 1) return compileChoice(whens[0]!, thens[0]!, last);
  return (data, context) => {
    for (let at = 0; at < whens.length; at += 1) {
      const holds = whens[at]!(data, context);
      if (isUnknown(holds)) return unknown;
      if (isTruthy(holds)) return thens[at]!(data, context);
    }
    return last(data, context);
  };
};

/** Compiles `log` to its value without logging it. A rule has no effects. */
export const compileLog: Operator = ([value], compile, scope) => compile(value as LogicRule, scope);

/** Compiles a list, whose parts count with their values. */
export const compileList: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => parts.map((part) => part(data, context));
};
