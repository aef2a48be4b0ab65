import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, version } from '../values/schemas.ts';
import { arrangementSchema } from './arrangement.ts';
import { contractStatus } from './enumerations/case.ts';
import { pricedPlanSchema } from './priced-plan.ts';

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
  editableStatus: z.enum(contractStatus.values),
  /** Whether an account owns it. Otherwise the browser with its key does. */
  hasOwner: z.boolean(),
  isArchived: z.boolean(),
  createdOn: instant,
  updatedOn: instant,
  submittedOn: instant.nullable(),
}));
export type PlanView = z.infer<typeof planViewSchema>;
