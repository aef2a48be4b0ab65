import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlanRecord, PlanSave } from '#functions/table/plan.ts';
import { bytesOf, readPlan, writePlan } from '#functions/table/plan.ts';
import type { PlanHolder } from '#functions/table/plan-owner.ts';
import { isHeldBy } from '#functions/table/plan-owner.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import { FIRST_SAVING_STEP, TEMPLATE_STEP } from '#shared/planner/steps.ts';
import { holderOf, ownerOfSave } from './holder.ts';
import { planView } from './plan-view.ts';
import { validPlan } from './valid-plan.ts';
import { plannerHomeOf } from './warm-planner-home.ts';

export type SaveInput = { requestId: string; version: number | null; arrangement: Arrangement };

/** The most bytes that a save may write: an item of DynamoDB can have 400 KB, and what is beside the plan needs little. */
const maxBytes = 350_000;

const fieldProblem = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });

/** Refuses a change at a version that is no longer current: 409. The screen asks for the newer one and shows both. */
export const stale = () => problem('stale', { detail: 'This plan was changed somewhere else in the meantime.' });

/** Refuses to change a plan that is in a contract. */
export const refuseUneditable = ({ editableStatus }: PlanRecord): void => {
  if (editableStatus !== 'editable')
    throw problem('conflict', { detail: 'This plan is part of a contract and cannot be changed any more.' });
};

/** Checks the step: saves begin at index 2, contain the list of packages before index 5, and the chosen one from then on (docs/decisions.md, Planner). */
function asSteps(arrangement: Arrangement): Arrangement {
  const { completedFinalStep, templates, selectedTemplate, selectedTemplatePricingMethod, ...rest } = arrangement;
  if (completedFinalStep < FIRST_SAVING_STEP)
    throw fieldProblem('arrangement.completedFinalStep', 'A plan can be saved from the contacts step on.');
  const hasPackage = completedFinalStep >= TEMPLATE_STEP;
  return {
    ...rest,
    completedFinalStep,
    ...(!hasPackage && templates ? { templates } : {}),
    ...(hasPackage && selectedTemplate ? { selectedTemplate } : {}),
    ...(hasPackage && selectedTemplatePricingMethod ? { selectedTemplatePricingMethod } : {}),
  };
}

/**
 * Returns the valid parts of the plan at its home, and their cost. If the home is gone, a family can still save its words: the plan is kept as it was sent,
 * at the last price (`account` is null). A new plan needs a home that exists: 404.
 */
async function settlePlan(
  context: OperationContext,
  { arrangement, version }: SaveInput,
): Promise<Omit<PlanSave, 'id' | 'expectedVersion' | 'requestId' | 'updatedOn'>> {
  const sent = asSteps(arrangement);
  const home = await plannerHomeOf(context.table, sent.providerLocationId, context.now);
  if (home) return validPlan(home, sent);
  if (version === null) throw problem('not_found', { detail: 'You can’t plan with this funeral home right now.' });
  return { arrangement: sent, dropped: [], account: null };
}

/** Returns what the stored plan means for a refused save: the answer to its first sending, or the refusal. */
function answerOf(plan: PlanRecord | undefined, { requestId, arrangement, version }: SaveInput, holder: PlanHolder): PlanRecord {
  // Someone else's plan looks like none: neither a save nor an attempt to create one under its id reveals more.
  if (!plan || !isHeldBy(plan, holder)) throw problem('not_found');
  if (plan.lastRequestId === requestId) return plan;
  refuseUneditable(plan);
  if (plan.version === version && plan.locationId !== arrangement.providerLocationId)
    throw fieldProblem('arrangement.providerLocationId', 'A plan stays with its home. Make a copy for another home.');
  throw stale();
}

/**
 * Saves a plan: one conditional write, and one read if its condition fails. The server works out what counts from the home's own data, whatever a browser
 * says about prices. The same `requestId` again gets the same answer. Problems: 400, 404, 409 `stale` or `conflict`, 413.
 */
export async function savePlan(context: OperationContext, input: SaveInput) {
  const holder = holderOf(context);
  const owner = ownerOfSave(holder);
  const { requestId, version: expectedVersion, arrangement } = input;
  const id = arrangement.arrangementId;
  const saved = await settlePlan(context, input);
  if (bytesOf(saved) > maxBytes) throw problem('too_large');
  const saveView = (plan: PlanRecord) => ({ ...savedView(plan), isHomeGone: saved.account === null });
  const save = { id, expectedVersion, requestId, updatedOn: context.now.toISOString(), ...saved };
  try {
    return saveView(await writePlan(context.table, save, holder, owner));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return saveView(answerOf(await readPlan(context.table, id), input, holder));
  }
}

export const savedView = (plan: PlanRecord) => ({ ...planView(plan), dropped: plan.dropped });
