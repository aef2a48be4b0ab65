import type { LogicRule } from '../model/logic-rule.ts';
import { asTruth, asValue, type Operator, type Run } from './run.ts';
import { isTruthy, type LogicValue, unknown } from './unknown.ts';

/**
 * `and` and `or`: the first value that decides, or the last. Where only the truth counts, one deciding value is enough whatever the unknown
 * ones turn out to be (Kleene). Where the value counts, it cannot be told once an unknown one could have been it.
 */
const compileJunction =
  (deciding: boolean): Operator =>
  (values, compile, scope) => {
    const parts = values.map((value) => compile(value, scope));
    const [first, second] = parts as [Run, Run];
    if (parts.length === 1) return first;
    if (parts.length === 2 && !scope.asTruth) {
      return (data, context) => {
        const value = first(data, context);
        return value === unknown || isTruthy(value) === deciding ? value : second(data, context);
      };
    }
    return (data, context) => {
      let isUnknown = false;
      let value: LogicValue = null;
      for (const part of parts) {
        value = part(data, context);
        if (value === unknown) {
          if (!scope.asTruth) return unknown;
          isUnknown = true;
        } else if (isTruthy(value) === deciding) return value;
      }
      return isUnknown ? unknown : value;
    };
  };

export const compileAnd = compileJunction(false);
export const compileOr = compileJunction(true);

/** `!` and `!!`. */
export const compileTruth =
  (expected: boolean): Operator =>
  ([value], compile, scope) => {
    const part = compile(value as LogicRule, asTruth(scope));
    return (data, context) => {
      const found = part(data, context);
      return found === unknown ? unknown : isTruthy(found) === expected;
    };
  };

/** `if` and `?:`: pairs of a condition and its value, and at the end what holds otherwise (null where nothing stands there). */
export const compileIf: Operator = (values, compile, scope) => {
  const pairs = Array.from({ length: values.length >> 1 }, (_, at): [when: Run, then: Run] => [
    compile(values[2 * at] as LogicRule, asTruth(scope)),
    compile(values[2 * at + 1] as LogicRule, scope),
  ]);
  const last = values.length % 2 === 1 ? compile(values[values.length - 1] as LogicRule, scope) : () => null;
  return (data, context) => {
    for (const [when, then] of pairs) {
      const holds = when(data, context);
      if (holds === unknown) return unknown;
      if (isTruthy(holds)) return then(data, context);
    }
    return last(data, context);
  };
};

/** `log`: its value, said to nobody. A rule has no effects. */
export const compileLog: Operator = ([value], compile, scope) => compile(value as LogicRule, scope);

/** A list: each of its parts counts with its value. */
export const compileList: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => parts.map((part) => part(data, context));
};
