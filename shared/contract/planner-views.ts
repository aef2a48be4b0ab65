import * as z from 'zod';
import { arrangementSchema } from '#shared/model/arrangement.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { MAX_BEST_TIME, MAX_PLAN_MESSAGE } from '#shared/model/limits.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { droppedChoiceSchema, pricedPlanSchema } from '#shared/model/priced-plan.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, lines, version } from '#shared/values/schemas.ts';

/** Describes a plan's id. A plan that doesn't exist and a plan of someone else answer the same 404. */
export const planId = lazyObject(() => ({ id: guid }));

/**
 * Describes a save of the draft. `requestId` (a GUID of the save, the same on a retry) makes it safe to repeat: the plan itself keeps the last one.
 * `version` is the one that the browser has seen, null for a plan that was never saved. A stale one is a 409 `stale`.
 */
export const savePlanInput = lazyObject(() => ({ requestId: guid, version: version.nullable(), arrangement: arrangementSchema }));

/** Describes the plan as stored: priced by the server, and without what was `dropped` (answers that are hidden, out of range, or of the wrong kind). */
export const savedPlanSchema = lazyObject(() => ({ ...planViewSchema.shape, dropped: z.array(droppedChoiceSchema) }));

/** Describes the answer to a save. `isHomeGone`: the home no longer takes plans; what was sent is kept at the last price. */
export const planSaveSchema = lazyObject(() => ({ ...savedPlanSchema.shape, isHomeGone: z.boolean() }));

/**
 * Describes every display service of the plan after its logic ran (`shouldShow` of mappings and questions, the current `priceCents`), and the plan's
 * account.
 */
export const calculatedPlanSchema = lazyObject(() => ({
  displayServices: z.array(displayServiceSchema),
  priced: pricedPlanSchema,
}));

/** Describes how and when a family wants to be reached about a plan that it sends. */
export const submitPlanInput = lazyObject(() => ({
  id: guid,
  version,
  preferredContact: z.enum(['phone', 'email']),
  /** When to call or write, in the family's words. */
  bestTime: line(MAX_BEST_TIME).default(''),
  message: lines(MAX_PLAN_MESSAGE).default(''),
}));
