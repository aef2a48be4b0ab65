import * as z from 'zod';
import { answerSchema } from '#shared/model/answer.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { contractStatus } from '#shared/model/enumerations/case.ts';
import { planChoicesSchema } from '#shared/model/plan-choices.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { plannerHomeSchema } from '#shared/model/planner-home.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { calculatedPlanSchema, planId, planSaveSchema, savePlanInput, submitPlanInput } from './planner-views.ts';

const base = '/api/public/arrangementPlanner';

/**
 * `/api/public/arrangementPlanner`: planning without an account. A plan belongs to the browser whose key (`x-plan-key`, 32 random bytes as base64url) it
 * was first saved under, until an account takes it; a signed-in owner may make these calls too.
 */
export const planner = {
  getPlannerHome: call({
    name: 'getPlannerHome',
    method: 'GET',
    path: `${base}/home/{locationId}`,
    access: 'public',
    summary: 'Returns everything needed to plan at one home: services, packages, questions, and prices',
  })
    .input(lazyObject(() => ({ locationId: guid })))
    .output(plannerHomeSchema),
  getLastArrangementByUser: call({
    name: 'getLastArrangementByUser',
    method: 'GET',
    path: `${base}/getLastArrangementByUser/{locationId}`,
    access: 'visitor',
    summary: 'Returns the plan for a home that this person or browser last worked on, or null',
  })
    .input(lazyObject(() => ({ locationId: guid })))
    .output(lazyObject(() => ({ plan: planViewSchema.nullable() }))),
  getHeldArrangement: call({
    name: 'getHeldArrangement',
    method: 'GET',
    path: `${base}/arrangement/{id}`,
    access: 'visitor',
    summary: 'Returns a plan of this person or browser',
  })
    .input(planId)
    .output(planViewSchema),
  getArrangementIdentifiers: call({
    name: 'getArrangementIdentifiers',
    method: 'GET',
    path: `${base}/getArrangementIdentifiers/{id}`,
    access: 'visitor',
    summary: 'Returns what logic reads from a plan: its facts and answers by identifier',
  })
    .input(planId)
    .output(lazyObject(() => ({ identifiers: z.record(z.string(), answerSchema()) }))),
  getArrangementEditableStatus: call({
    name: 'getArrangementEditableStatus',
    method: 'GET',
    path: `${base}/getArrangementEditableStatus/{id}`,
    access: 'visitor',
    summary: 'Returns whether a plan can still be changed',
  })
    .input(planId)
    .output(lazyObject(() => ({ status: z.enum(contractStatus.values), isEditable: z.boolean() }))),
  saveArrangement: call({
    name: 'saveArrangement',
    method: 'POST',
    path: `${base}/saveArrangement`,
    access: 'visitor',
    summary: 'Saves a plan, safe to repeat by its requestId; 409 `stale` if another device saved it in the meantime',
    idempotency: 'exempt',
  })
    .input(savePlanInput)
    .output(planSaveSchema),
  calculateDisplayServicesLogic: call({
    name: 'calculateDisplayServicesLogic',
    method: 'POST',
    path: `${base}/calculateDisplayServicesLogic`,
    access: 'public',
    summary: 'Runs the logic of every display service of a plan and prices it',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ locationId: guid, plan: planChoicesSchema })))
    .output(calculatedPlanSchema),
  calculateDisplayServiceLogic: call({
    name: 'calculateDisplayServiceLogic',
    method: 'POST',
    path: `${base}/calculateDisplayServiceLogic`,
    access: 'public',
    summary: 'Runs the logic of one display service of a plan',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ locationId: guid, displayServiceId: guid, plan: planChoicesSchema })))
    .output(displayServiceSchema),
  submitArrangement: call({
    name: 'submitArrangement',
    method: 'POST',
    path: `${base}/{id}/submit`,
    access: 'visitor',
    summary: 'Sends a plan to its home: saves a copy, and emails it to the home and the family',
    idempotency: 'required',
  })
    .input(submitPlanInput)
    .output(planViewSchema),
};
