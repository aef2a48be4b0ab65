import type { PlannerHome } from '../model/planner-home.ts';
import { chosenTemplate, templatesFor } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';
import { type Step, type StepKey, stepOf, steps, TEMPLATE_STEP } from './steps.ts';

/** Names what the planner is busy with: moves are ignored meanwhile, with a warning only (docs/decisions.md, Planner). */
export type Busy = { isSaving: boolean; isLoading: boolean };

/**
 * The result of a move. `to`: the step to show; `plan` now includes what was completed, and is saved first if `saves`. `start`: the planner's start page
 * (Back at the first step). `finish`: forward from the summary. `stay`: nothing moves, because the planner is `busy`, the step has no value (`incomplete`),
 * or the step can't be reached (`unreachable`).
 */
export type Move =
  | { kind: 'to'; step: Step; saves: boolean; plan: PlanDraft }
  | { kind: 'start' }
  | { kind: 'finish'; saves: true; plan: PlanDraft }
  | { kind: 'stay'; why: 'busy' | 'incomplete' | 'unreachable' };

/** Returns the steps that a plan has, in order. */
export const existingSteps = (home: PlannerHome, plan: PlanDraft): Step[] => steps.filter((step) => step.exists(home, plan));

const summary = stepOf('summary');

const after = (home: PlannerHome, plan: PlanDraft, index: number): Step =>
  steps.find((step) => step.index > index && step.exists(home, plan)) ?? summary;

/** Returns the first step that has to be done before any later one: it exists and has no value. */
const firstOpen = (home: PlannerHome, plan: PlanDraft): Step | undefined =>
  steps.find((step) => step.exists(home, plan) && !step.canContinue(home, plan));

/** Returns the furthest step that may be shown: the one after the last completed step, unless an earlier one has lost its value. */
export const furthestStep = (home: PlannerHome, plan: PlanDraft): Step => {
  const open = firstOpen(home, plan);
  const next = after(home, plan, plan.completedFinalStep);
  return open && open.index < next.index ? open : next;
};

/** Returns whether a step may be shown, even if its address was typed. */
export const isReachable = (home: PlannerHome, plan: PlanDraft, step: Step): boolean =>
  step.exists(home, plan) && step.index <= furthestStep(home, plan).index;

/** Returns the plan with a step completed. It never goes down, so that going back and forward again changes nothing. */
const completed = (plan: PlanDraft, index: number): PlanDraft =>
  index <= plan.completedFinalStep ? plan : { ...plan, completedFinalStep: index };

/** Returns the last step that is really completed. If an earlier one has lost its value (a package of another disposition), it is the step before that. */
export const lastCompleted = (home: PlannerHome, plan: PlanDraft): number => {
  const open = firstOpen(home, plan);
  return open ? Math.min(plan.completedFinalStep, open.index - 1) : plan.completedFinalStep;
};

/** Moves forward (Continue). */
export const moveNext = (home: PlannerHome, plan: PlanDraft, from: StepKey, busy: Busy): Move => {
  const step = stepOf(from);
  if (busy.isSaving || busy.isLoading) return { kind: 'stay', why: 'busy' };
  if (!isReachable(home, plan, step)) return { kind: 'stay', why: 'unreachable' };
  if (!step.canContinue(home, plan)) return { kind: 'stay', why: 'incomplete' };
  const next = completed(plan, step.index);
  if (step === summary) return { kind: 'finish', saves: true, plan: next };
  return { kind: 'to', step: after(home, next, step.index), saves: step.saves, plan: next };
};

/** Moves back to the previous existing step without saving, or from the first step to the planner's start. */
export const moveBack = (home: PlannerHome, plan: PlanDraft, from: StepKey, busy: Busy): Move => {
  if (busy.isSaving || busy.isLoading) return { kind: 'stay', why: 'busy' };
  const { index } = stepOf(from);
  const before = steps.findLast((step) => step.index < index && step.exists(home, plan));
  return before ? { kind: 'to', step: before, saves: false, plan } : { kind: 'start' };
};

/** Moves directly to a step that can be reached (a Change link, the list of steps, back to the summary). Jumping forward saves like Continue. */
export const moveTo = (home: PlannerHome, plan: PlanDraft, from: StepKey, to: StepKey, busy: Busy): Move => {
  if (busy.isSaving || busy.isLoading) return { kind: 'stay', why: 'busy' };
  const [here, there] = [stepOf(from), stepOf(to)];
  if (there.index <= here.index) {
    return isReachable(home, plan, there)
      ? { kind: 'to', step: there, saves: false, plan }
      : { kind: 'stay', why: 'unreachable' };
  }
  if (!here.canContinue(home, plan)) return { kind: 'stay', why: 'incomplete' };
  const next = completed(plan, here.index);
  if (!isReachable(home, next, there)) return { kind: 'stay', why: 'unreachable' };
  return { kind: 'to', step: there, saves: here.saves, plan: next };
};

/** Returns the most steps that a plan could have with one of the packages it is offered, or the steps it has once it has a package. */
const stepsToCome = (home: PlannerHome, plan: PlanDraft): number =>
  Math.max(
    existingSteps(home, plan).length,
    ...templatesFor(home, plan.dispositionType).map(
      ({ id, dispositionType }) => existingSteps(home, { ...plan, dispositionType, selectedTemplate: id }).length,
    ),
  );

/**
 * Returns the progress: step `at` of `of`. The package decides which steps follow it, so before one is chosen (`isEstimate`) `of` is the most there could
 * be. That way the end never moves away from someone who gets closer to it.
 */
export const progressAt = (home: PlannerHome, plan: PlanDraft, key: StepKey): { at: number; of: number; isEstimate: boolean } => {
  const existing = existingSteps(home, plan);
  const isEstimate = chosenTemplate(home, plan) === undefined;
  const at = existing.findIndex((step) => step.key === key) + 1;
  return { at, of: isEstimate ? stepsToCome(home, plan) : existing.length, isEstimate };
};

/** Returns whether a step shows the running total: after step index 5. */
export const showsTotal = (key: StepKey): boolean => stepOf(key).index > TEMPLATE_STEP;
