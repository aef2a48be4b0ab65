import type * as z from 'zod';

/** What a schema is made of, as far as forms look at it. */
type Definition = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  defaultValue?: unknown;
  values?: unknown[];
};

/** Returns what a schema is made of. */
export const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** Returns a schema without what says that it may be missing, and what it is then. */
export function unwrapped(schema: z.ZodType): { schema: z.ZodType; isOptional: boolean; initial: unknown } {
  const { type, innerType, defaultValue } = definitionOf(schema);
  if (type === 'optional' && innerType) return { ...unwrapped(innerType), isOptional: true, initial: undefined };
  if (type === 'default' && innerType) return { ...unwrapped(innerType), isOptional: true, initial: defaultValue };
  return { schema, isOptional: false, initial: undefined };
}
