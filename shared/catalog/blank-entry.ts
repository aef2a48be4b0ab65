import type * as z from 'zod';
import type { AnyEntry, AnyNoun } from './noun.ts';
import { definitionOf, unwrapped } from './schema-definition.ts';

type NewId = () => string;

/** Makes an element of a list that nobody has filled in. Ids that no form shows are new. */
export type MakeBlank = (newId: NewId) => Record<string, unknown>;

type Place = { noun: AnyNoun; at: string; newId: NewId };

const isOnAtFirst = ({ words }: AnyNoun, path: string): boolean => {
  const given = words[path];
  return typeof given === 'object' && given.isOnAtFirst === true;
};

/** Returns an object without anything filled in. What its schema requires and no form shows is there, so that only fields of the form are missing. */
export function blankOf(schema: z.ZodType, { noun, at, newId }: Place): Record<string, unknown> {
  const { hidden = ['id'] } = noun;
  const values = Object.entries(definitionOf(schema).shape ?? {}).map(([name, field]) => {
    const isNewId = name === 'id' && hidden.includes(`${at}id`);
    if (isNewId) return [name, newId()] as const;
    return [name, isOnAtFirst(noun, `${at}${name}`) || blankValue(field, { noun, at: `${at}${name}.`, newId })] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function blankValue(given: z.ZodType, place: Place): unknown {
  const { schema, isOptional, initial } = unwrapped(given);
  if (isOptional) return structuredClone(initial);
  const { type, options = [], values = [] } = definitionOf(schema);
  if (type === 'object') return blankOf(schema, place);
  if (type === 'union' && options[0]) return blankOf(options[0], place);
  if (type === 'literal') return values[0];
  return { array: [], boolean: false, number: 0, string: '' }[type];
}

/** Returns a new entry of a noun, without anything filled in. */
export const blankEntry = (noun: AnyNoun, newId: NewId): AnyEntry => blankOf(noun.schema, { noun, at: '', newId }) as AnyEntry;

const hasIdOf = ({ hidden = ['id'] }: AnyNoun, at: string): boolean => hidden.includes(`${at}id`);

/** Returns a value with new ids in place of those that no form shows, also in the elements of lists. */
function withNewIds(value: unknown, noun: AnyNoun, at: string, newId: NewId): unknown {
  if (Array.isArray(value)) return value.map((each) => withNewIds(each, noun, at, newId));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      name === 'id' && hasIdOf(noun, at) ? newId() : withNewIds(inside, noun, `${at}${name}.`, newId),
    ]),
  );
}

/** Returns a copy of an entry, which is offered like a new one and called so that people tell it from the other. */
export function copyOfEntry(noun: AnyNoun, entry: AnyEntry, newId: NewId): AnyEntry {
  const { isRetired: _was, ...copy } = withNewIds(entry, noun, '', newId) as AnyEntry & { isRetired?: unknown };
  const name = noun.nameOf(entry);
  const [field] = Object.entries(entry).find(([, value]) => value === name) ?? [];
  return field ? { ...copy, [field]: `${name} (copy)` } : copy;
}
