import canonicalize from 'canonicalize';

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** How many lists and objects may lie in one another: far more than any record needs, and few enough for every parser. */
const MAX_DEPTH = 32;

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const faultOfText = (text: string, place: string) =>
  text.isWellFormed() ? undefined : `${place} has half of a character (a lone surrogate)`;

function faultInside(value: object, place: string, depth: number): string | undefined {
  if (depth === MAX_DEPTH) return `${place} is nested more than ${MAX_DEPTH} deep`;
  if (Array.isArray(value)) {
    // A list's holes count, which forEach and map would skip.
    for (let at = 0; at < value.length; at += 1) {
      const fault = faultOfJson(value[at], `${place}[${at}]`, depth + 1);
      if (fault) return fault;
    }
    return undefined;
  }
  if (!isPlainObject(value) || Reflect.ownKeys(value).length !== Object.keys(value).length)
    return `${place} is not a plain object`;
  for (const [name, each] of Object.entries(value)) {
    const fault = faultOfText(name, `a name in ${place}`) ?? faultOfJson(each, `${place}.${name}`, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Returns what of a value JSON can't say exactly, and where; nothing if it can say all of it. The library would drop `undefined` and functions silently. */
export function faultOfJson(value: unknown, place: string, depth = 0): string | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return faultOfText(value, place);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${place} is ${value}, which JSON has no word for`;
  if (typeof value === 'object') return faultInside(value, place, depth);
  return `${place} is ${value === undefined ? 'undefined' : `a ${typeof value}`}, which JSON has no word for`;
}

/** Returns a value as canonical JSON (RFC 8785): one text for each value, whatever order its names came in. Throws if JSON can't say the value exactly. */
export function canonicalJson(value: Json): string {
  const fault = faultOfJson(value, 'the value');
  if (fault) throw new TypeError(`This can’t be part of a record: ${fault}.`);
  return canonicalize(value) as string;
}
