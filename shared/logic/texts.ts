import { type Primitive, primitiveOf } from './primitives.ts';
import { asValue, type Operator, spendText } from './run.ts';
import { isUnknown, unknown } from './unknown.ts';

/** Compiles `cat`: texts one after another; null adds nothing. */
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

/** Converts a number to a position in a text as JavaScript does: an integer, or 0. */
const placeOf = (value: number): number => Math.trunc(value) || 0;

/** Works like JavaScript's old `substr`, with a start (from the end if negative) and a length. As in PHP, a negative length drops that many from the end. */
function partOf(text: string, start: number, length: Primitive | undefined): string {
  const rest = text.slice(placeOf(start));
  if (length === undefined) return rest;
  const count = Number(length);
  // Json-logic-js concatenates a length that is a text, so '-1' leaves nothing.
  if (count < 0) return typeof length === 'string' ? '' : rest.slice(0, Math.max(placeOf(rest.length + count), 0));
  return rest.slice(0, placeOf(count));
}

/** Compiles `{"substr": [text, start, length]}`. */
export const compileSubstr: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => {
    const [text, start, length] = parts.map((part) => primitiveOf(part(data, context), context));
    if (isUnknown(text) || isUnknown(start) || isUnknown(length)) return unknown;
    return partOf(String(text), Number(start), length);
  };
};
