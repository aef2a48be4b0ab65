import { type Primitive, parsed, primitiveOf } from './primitives.ts';
import { asValue, type Operator } from './run.ts';
import { unknown } from './unknown.ts';

/** An operation on the numbers (or what they are read from) of all its values; unknown where one of them is. */
const compileCalculation =
  (calculate: (values: Primitive[]) => Primitive): Operator =>
  (values, compile, scope) => {
    const parts = values.map((value) => compile(value, asValue(scope)));
    return (data, context) => {
      const primitives: Primitive[] = [];
      for (const part of parts) {
        const primitive = primitiveOf(part(data, context), context);
        if (primitive === unknown) return unknown;
        primitives.push(primitive);
      }
      return calculate(primitives);
    };
  };

export const compileSum = compileCalculation((values) => values.reduce((sum: number, value) => sum + parsed(value), 0));

const compileProductOfAll = compileCalculation((values) =>
  values.map(parsed).reduce((product, value) => parsed(product) * value),
);

/** `*`; of one value it is that value as it stands. */
export const compileProduct: Operator = (values, compile, scope) => {
  const [only] = values;
  return values.length === 1 && only !== undefined ? compile(only, asValue(scope)) : compileProductOfAll(values, compile, scope);
};

/** `-` of two values, or the negative of one. */
export const compileDifference = compileCalculation(([a, b]) => (b === undefined ? -Number(a) : Number(a) - Number(b)));
export const compileQuotient = compileCalculation(([a, b]) => Number(a) / Number(b));
export const compileRemainder = compileCalculation(([a, b]) => Number(a) % Number(b));
export const compileLeast = compileCalculation((values) => Math.min(...values.map(Number)));
export const compileGreatest = compileCalculation((values) => Math.max(...values.map(Number)));
