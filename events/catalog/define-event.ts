import type * as z from 'zod';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';

/** One event of the catalog: what happened (`noun.happened`), the shape of its data at this version, and a sample that a test can raise. */
export type EventDefinition<Name extends string = string, Data extends z.ZodType = z.ZodType> = {
  name: Name;
  version: number;
  /** Says in one sentence what has happened when this event is raised. */
  meaning: string;
  data: Data;
  sample: z.infer<Data>;
};

/** An event that changes facts of a case: which ones it sets, and to what. Handling it twice has the same result as handling it once. */
export type MovingEventDefinition<Name extends string = string, Data extends z.ZodType = z.ZodType> = EventDefinition<
  Name,
  Data
> & {
  sets: readonly string[];
  moves: (facts: CaseFacts, data: Omit<z.infer<Data>, 'facts' | 'caseId' | 'locationId'>) => CaseFacts;
};

/** Keeps the literal name and the schema type of a definition. */
export function defineEvent<const Name extends string, Data extends z.ZodType>(
  definition: MovingEventDefinition<Name, Data>,
): MovingEventDefinition<Name, Data>;
export function defineEvent<const Name extends string, Data extends z.ZodType>(
  definition: EventDefinition<Name, Data>,
): EventDefinition<Name, Data>;
export function defineEvent(definition: EventDefinition): EventDefinition {
  return definition;
}
