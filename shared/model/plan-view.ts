import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines, version } from '../values/schemas.ts';
import { arrangementSchema } from './arrangement.ts';
import { contractStatus } from './enumerations/case.ts';
import { pricedPlanSchema } from './priced-plan.ts';

const namedSchema = lazyObject(() => ({ id: guid, words: lines(600) }));

/**
 * Describes what a plan showed when it was last saved, by the names of then: the questions that it asked the family, and what it had of their choices. So a later
 * change can be told in words even if what changed isn't there anymore.
 */
const shownSchema = lazyObject(() => ({ questions: z.array(namedSchema), choices: z.array(namedSchema) }));
export type ShownInPlan = z.infer<typeof shownSchema>;

/**
 * Describes a plan as stored: the draft, its status, and what it cost when last saved, so that a later change can be reported and the plan can be read
 * after the home is gone. `home` is the home's name and place at that time.
 */
export const planViewSchema = lazyObject(() => ({
  arrangement: arrangementSchema,
  version,
  priced: pricedPlanSchema,
  home: lazyObject(() => ({ locationId: guid, name: line(120), place: line(120), phone: line(20) })),
  /** The revision of the home's data (`plannerHomeSchema`) that `priced` was computed with. */
  revision: line(64),
  /** Absent from lists, and from plans that were saved before there was one. */
  shown: shownSchema.optional(),
  editableStatus: z.enum(contractStatus.values),
  /** Whether an account owns it. Otherwise the browser with its key does. */
  hasOwner: z.boolean(),
  isArchived: z.boolean(),
  createdOn: instant,
  updatedOn: instant,
  submittedOn: instant.nullable(),
}));
export type PlanView = z.infer<typeof planViewSchema>;
