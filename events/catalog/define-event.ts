import type * as z from 'zod';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';

/** One event of the catalog: what happened (`noun.happened`), the shape of its data at this version, and a sample that a test can raise. */
export type EventDefinition<Name extends string = string, Data extends z.ZodType = z.ZodType> = {
  name: Name;
  version: number;
  /** One sentence: what has happened when this event is raised. */
  meaning: string;
  data: Data;
  sample: z.infer<Data>;
  /** The facts of a case that the event sets by itself, and how it moves them: what happened twice is as what happened once. */
  sets?: readonly string[];
  moves?: (facts: CaseFacts, told: Omit<z.infer<Data>, 'facts' | 'caseId' | 'locationId'>) => CaseFacts;
};

/** Keeps the literal name and the schema's type of a definition. */
export const defineEvent = <
  const Name extends string,
  Data extends z.ZodType,
  Definition extends EventDefinition<Name, Data> = EventDefinition<Name, Data>,
>(
  definition: Definition & EventDefinition<Name, Data>,
) => definition;
