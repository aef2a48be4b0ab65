import * as z from 'zod';
import type { Enumeration } from './enumeration.ts';

/** Returns the zod schema of one value: `enumerationSchema(caseStatus)`. */
export function enumerationSchema<Value extends string>(enumeration: Enumeration<Value>) {
  return z.enum(enumeration.values);
}

/** Returns the zod schema of a set of values: an array without repeats, in any order (docs/decisions.md, Names and wire). */
export function enumerationSet<Value extends string>(enumeration: Enumeration<Value>) {
  return z
    .array(z.enum(enumeration.values))
    .max(enumeration.values.length)
    .refine((set) => new Set(set).size === set.length, 'Chosen twice');
}
