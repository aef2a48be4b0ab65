import { type Primitive, parsed, primitiveOf } from './primitives.ts';
import { asValue, type Operator, type Run } from './run.ts';
import { isUnknown, unknown } from './unknown.ts';

/** An operation on numbers: for any values, which it reads as numbers, and a fast version for two numbers, the usual case. */
type Calculation = { ofAll: (values: Primitive[]) => number; ofTwo: (a: number, b: number) => number };

function compileOfAll(parts: readonly Run[], { ofAll }: Calculation): Run {
  return (data, context) => {
    const primitives: Primitive[] = [];
    for (const part of parts) {
      const primitive = primitiveOf(part(data, context), context);
      if (isUnknown(primitive)) return unknown;
      primitives.push(primitive);
    }
    return ofAll(primitives);
  };
}

/** Calculates with all values; unknown if any of them is. */
const compileCalculation =
  (calculation: Calculation): Operator =>
  (values, compile, scope) => {
    const parts = values.map((value) => compile(value, asValue(scope)));
    if (parts.length !== 2) return compileOfAll(parts, calculation);
    const [left, right] = parts as [Run, Run];
    const { ofAll, ofTwo } = calculation;
    return (data, context) => {
      const a = left(data, context);
      const b = right(data, context);
      if (typeof a === 'number' && typeof b === 'number') return ofTwo(a, b);
      const first = primitiveOf(a, context);
      const second = primitiveOf(b, context);
      return isUnknown(first) || isUnknown(second) ? unknown : ofAll([first, second]);
    };
  };

export const compileSum = compileCalculation({
  ofAll: (values) => values.reduce((sum: number, value) => sum + parsed(value), 0),
  ofTwo: (a, b) => 0 + a + b,
});

const compileProductOfAll = compileCalculation({
  ofAll: (values) => values.map(parsed).reduce((product, value) => parsed(product) * value),
  ofTwo: (a, b) => parsed(a) * parsed(b),
});

/** Compiles `*`; a single value is returned unchanged. */
export const compileProduct: Operator = (values, compile, scope) => {
  const [only] = values;
  return values.length === 1 && only !== undefined ? compile(only, asValue(scope)) : compileProductOfAll(values, compile, scope);
};

/** Compiles `-` of two values, or the negative of one. */
export const compileDifference = compileCalculation({
  ofAll: ([a, b]) => (b === undefined ? -Number(a) : Number(a) - Number(b)),
  ofTwo: (a, b) => a - b,
});
export const compileQuotient = compileCalculation({ ofAll: ([a, b]) => Number(a) / Number(b), ofTwo: (a, b) => a / b });
export const compileRemainder = compileCalculation({ ofAll: ([a, b]) => Number(a) % Number(b), ofTwo: (a, b) => a % b });
export const compileLeast = compileCalculation({ ofAll: (values) => Math.min(...values.map(Number)), ofTwo: Math.min });
export const compileGreatest = compileCalculation({ ofAll: (values) => Math.max(...values.map(Number)), ofTwo: Math.max });
