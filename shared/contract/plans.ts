import * as z from 'zod';
import { MAX_PLAN_NAME } from '#shared/model/limits.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput, pageOf } from './page.ts';
import { planId, planSaveSchema, savedPlanSchema, savePlanInput } from './planner-views.ts';

/** `/api/arrangementPlanner`: the plans of a signed-in person. The calls about a case's plans and the price list's file are with cases and price lists. */
export const plans = {
  getArrangement: call({
    name: 'getArrangement',
    method: 'GET',
    path: '/api/arrangementPlanner/arrangement/{id}',
    access: 'signed-in',
    summary: 'Returns a plan of the caller, or one that was sent to the home where they work',
  })
    .input(planId)
    .output(planViewSchema),
  saveMyArrangement: call({
    name: 'saveMyArrangement',
    method: 'POST',
    path: '/api/arrangementPlanner/saveArrangement',
    access: 'family',
    summary: 'Saves a plan of the caller, or a new one, like saveArrangement',
    idempotency: 'exempt',
  })
    .input(savePlanInput)
    .output(planSaveSchema),
  createUserLink: call({
    name: 'createUserLink',
    method: 'POST',
    path: '/api/arrangementPlanner/{id}/createUserLink/{userId}',
    access: 'family',
    summary: 'Moves a plan saved in this browser (`x-plan-key`) to the signed-in account, whose id is `userId`',
  })
    .input(lazyObject(() => ({ id: guid, userId: guid })))
    .output(planViewSchema),
  saveArrangementPlanner: call({
    name: 'saveArrangementPlanner',
    method: 'POST',
    path: '/api/ArrangementPlanner/saveArrangementPlanner',
    access: 'family',
    summary: "Saves a plan's name, spending limit, and whether it is archived, which no step asks for",
  })
    .input(
      lazyObject(() => ({
        arrangementId: guid,
        version,
        name: line(MAX_PLAN_NAME).optional(),
        ceilingCents: cents.nullable().optional(),
        isArchived: z.boolean().optional(),
      })),
    )
    .output(planViewSchema),
  getPlans: call({
    name: 'getPlans',
    method: 'GET',
    path: '/api/arrangementPlanner/plans',
    access: 'family',
    summary: "Lists the caller's plans, newest first",
  })
    .input(lazyObject(() => ({ archived: z.stringbool().default(false), ...pageInput })))
    .output(pageOf(planViewSchema)),
  duplicateArrangement: call({
    name: 'duplicateArrangement',
    method: 'POST',
    path: '/api/arrangementPlanner/{id}/duplicate',
    access: 'family',
    summary:
      "Copies a plan to another home (or the same one): people and wishes stay, and what the home doesn't offer is left out and listed",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, locationId: guid })))
    .output(savedPlanSchema),
};
