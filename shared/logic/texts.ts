import { type Primitive, primitiveOf } from './primitives.ts';
import { asValue, type Operator, spendText } from './run.ts';
import { isUnknown, unknown } from './unknown.ts';

/** `cat`: texts one after another; null is nothing. */
export const compileCat: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => {
    let text = '';
    for (const part of parts) {
      const piece = primitiveOf(part(data, context), context);
      if (isUnknown(piece)) return unknown;
      if (piece !== null) text += piece;
      spendText(context, text.length);
    }
    return text;
  };
};

/** A number as JavaScript counts places in a text: whole, and 0 where it is none. */
const placeOf = (value: number): number => Math.trunc(value) || 0;

/** JavaScript's old `substr`: a start (from the end where negative) and a length; and as in PHP, a negative length leaves so many off the end. */
function partOf(text: string, start: number, length: Primitive | undefined): string {
  const rest = text.slice(placeOf(start));
  if (length === undefined) return rest;
  const count = Number(length);
  // A length written as a text is added to as a text by json-logic-js: '-1' leaves nothing.
  if (count < 0) return typeof length === 'string' ? '' : rest.slice(0, Math.max(placeOf(rest.length + count), 0));
  return rest.slice(0, placeOf(count));
}

/** `{"substr": [text, start, length]}`. */
export const compileSubstr: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => {
    const [text, start, length] = parts.map((part) => primitiveOf(part(data, context), context));
    if (isUnknown(text) || isUnknown(start) || isUnknown(length)) return unknown;
    return partOf(String(text), Number(start), length);
  };
};
