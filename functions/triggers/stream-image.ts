import type { AttributeValue } from 'aws-lambda';

/** A value of a stream record's image as plain JSON. Events hold text, numbers, booleans, null, lists and maps; nothing else is understood. */
export function plain(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return Number(value.N);
  if (value.BOOL !== undefined) return value.BOOL;
  if (value.NULL) return null;
  if (value.L) return value.L.map(plain);
  if (value.M) return Object.fromEntries(Object.entries(value.M).map(([name, inner]) => [name, plain(inner)]));
  throw new TypeError(`An event cannot hold a value of type ${Object.keys(value).join()}.`);
}
