import type * as z from 'zod';
import type { AnyEntry } from './catalog-faults.ts';
import { entryFields } from './entry-fields.ts';
import type { AnyNoun } from './noun.ts';
import { definitionOf, unwrapped } from './schema-definition.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields by which an element without an id is known again. */
const keys = ['name', 'identifier', 'path', 'text'];

/** Returns what an element was, by its id or by what it's called. */
function elementBefore(element: Fields, list: readonly unknown[]): Fields | undefined {
  const key = typeof element.id === 'string' ? 'id' : keys.find((name) => typeof element[name] === 'string');
  return key === undefined ? undefined : list.filter(isFields).find((each) => each[key] === element[key]);
}

/** Turns on a switch that one element has for its list in the first one, if no element of the file says where it is. */
function withOnlyOnes(noun: AnyNoun, shape: Fields, elements: readonly unknown[], at: string): readonly unknown[] {
  const names = Object.keys(shape).filter((name) => {
    const words = noun.words[`${at}.${name}`];
    return typeof words === 'object' && words.isOnlyOne;
  });
  return names.reduce((list, name) => {
    const isSaid = list.some((each) => isFields(each) && each[name] === true);
    return list.map((each, nth) =>
      isFields(each) && each[name] === undefined ? { ...each, [name]: !isSaid && nth === 0 } : each,
    );
  }, elements);
}

/** Returns fields with what nobody writes into a file: the ids of new elements of lists, and which of them is shown first. */
export function withElements(noun: AnyNoun, fields: Fields, before: AnyEntry | undefined, newId: () => string): Fields {
  const filled = (given: z.ZodType, value: unknown, was: unknown, at: string): unknown => {
    const { type, element, shape } = definitionOf(unwrapped(given).schema);
    if (type === 'object' && shape && isFields(value)) return inside(shape, value, isFields(was) ? was : {}, `${at}.`);
    if (type !== 'array' || !element || !Array.isArray(value)) return value;
    const inner = definitionOf(element).shape;
    if (!inner) return value;
    const list = Array.isArray(was) ? was : [];
    return withOnlyOnes(noun, inner, value, at).map((each) => {
      if (!isFields(each)) return each;
      const old = elementBefore(each, list);
      const hasNoId = 'id' in inner && (each.id === undefined || each.id === null);
      return filled(element, hasNoId ? { id: old?.id ?? newId(), ...without(each) } : each, old, at);
    });
  };
  const without = ({ id: _, ...rest }: Fields): Fields => rest;
  const inside = (shape: Readonly<Record<string, z.ZodType>>, value: Fields, was: Fields, at: string): Fields =>
    Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
        return [name, schema ? filled(schema, each, was[name], at + name) : each];
      }),
    );
  return inside(Object.fromEntries(entryFields(noun)), fields, (before ?? {}) as unknown as Fields, '');
}
