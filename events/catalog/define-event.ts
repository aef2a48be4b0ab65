import type * as z from 'zod';

/** One event of the catalog: what happened (`noun.happened`), the shape of its data at this version, and a sample that a test can raise. */
export type EventDefinition<Name extends string = string, Data extends z.ZodType = z.ZodType> = {
  name: Name;
  version: number;
  /** One sentence: what has happened when this event is raised. */
  meaning: string;
  data: Data;
  sample: z.infer<Data>;
};

/** Keeps the literal name and the schema's type of a definition. */
export const defineEvent = <const Name extends string, Data extends z.ZodType>(definition: EventDefinition<Name, Data>) =>
  definition;
