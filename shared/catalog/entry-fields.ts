import * as z from 'zod';
import type { AnyEntry } from './catalog-faults.ts';
import type { AnyNoun } from './noun.ts';

/** The field that entries of every noun have, whatever their schema. */
const retired: [name: string, schema: z.ZodType] = ['isRetired', z.boolean().optional()];

/** Returns the fields of a noun's entries with their schemas, in the order in which they are stored. */
export const entryFields = ({ schema }: AnyNoun): [name: string, schema: z.ZodType][] => [
  ...Object.entries((schema._zod.def as unknown as { shape: Record<string, z.ZodType> }).shape),
  retired,
];

/** Returns the names of the fields that can be set: all but the id. */
export const editableFields = (noun: AnyNoun): string[] => entryFields(noun).flatMap(([name]) => (name === 'id' ? [] : [name]));

/** Returns an entry with other values of some fields. `null` clears a field: it has its default then, or none. A field that isn't set stays as it is. */
export const withFields = (entry: AnyEntry, set: Readonly<Record<string, unknown>>): AnyEntry =>
  Object.fromEntries(Object.entries({ ...entry, ...set }).filter(([, value]) => value !== null)) as AnyEntry;
