import * as z from 'zod';
import { arrangementSchema } from '#shared/model/arrangement.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { MAX_BEST_TIME, MAX_PLAN_MESSAGE } from '#shared/model/limits.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { droppedChoiceSchema, pricedPlanSchema } from '#shared/model/priced-plan.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, lines, version } from '#shared/values/schemas.ts';

/** Whoever is asked for a plan by id that is not there, or is another's, answers the same 404. */
export const planId = lazyObject(() => ({ id: guid }));

/**
 * A save of the draft. `requestId` (a GUID of the save, the same on a retry) makes it safe to repeat: the last one is kept in the plan itself.
 * `version` is the one the browser has seen, null for a plan that was never saved. A stale one is a 409 `stale`.
 */
export const savePlanInput = lazyObject(() => ({ requestId: guid, version: version.nullable(), arrangement: arrangementSchema }));

/** The plan as kept: priced by the server, without what was `dropped` (answers to hidden questions, out of range, of the wrong kind). */
export const savedPlanSchema = lazyObject(() => ({ ...planViewSchema.shape, dropped: z.array(droppedChoiceSchema) }));

/** The answer to a save. `isHomeGone`: the home takes no plans any more; what was sent is kept at the last price. */
export const planSaveSchema = lazyObject(() => ({ ...savedPlanSchema.shape, isHomeGone: z.boolean() }));

/** Every display service of the plan with its logic run (`shouldShow` of mappings and questions, `priceCents` as it stands), and the plan's account. */
export const calculatedPlanSchema = lazyObject(() => ({
  displayServices: z.array(displayServiceSchema),
  priced: pricedPlanSchema,
}));

/** How a family wants to be reached about a plan that it sends, and when. */
export const submitPlanInput = lazyObject(() => ({
  id: guid,
  version,
  preferredContact: z.enum(['phone', 'email']),
  /** When to call or write, in the family's words. */
  bestTime: line(MAX_BEST_TIME).default(''),
  message: lines(MAX_PLAN_MESSAGE).default(''),
}));
