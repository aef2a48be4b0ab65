import type { PlannerHome } from '../model/planner-home.ts';
import { chosenTemplate, templatesFor } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';
import { type Step, type StepKey, stepOf, steps, TEMPLATE_STEP } from './steps.ts';

/** Names what the planner is busy with: moves are ignored meanwhile, with a warning only (docs/decisions.md, Planner). */
export type Busy = { isSaving: boolean; isLoading: boolean };

/**
 * What a wish to move comes to. `to`: the step to show; `plan` says by then what was completed, and is saved first where `saves`. `start`: the
 * planner's start page (Back at the first step). `finish`: forward from the summary. `stay`: nothing moves, since the planner is `busy`, the step has no
 * value (`incomplete`), or the step cannot be reached (`unreachable`).
 */
export type Move =
  | { kind: 'to'; step: Step; saves: boolean; plan: PlanDraft }
  | { kind: 'start' }
  | { kind: 'finish'; saves: true; plan: PlanDraft }
  | { kind: 'stay'; why: 'busy' | 'incomplete' | 'unreachable' };

/** The steps that a plan has, in their order. */
export const existingSteps = (home: PlannerHome, plan: PlanDraft): Step[] => steps.filter((step) => step.exists(home, plan));

const summary = stepOf('summary');

const after = (home: PlannerHome, plan: PlanDraft, index: number): Step =>
  steps.find((step) => step.index > index && step.exists(home, plan)) ?? summary;

/** The first step that has to be settled before any later one: it exists and has no value. */
const firstOpen = (home: PlannerHome, plan: PlanDraft): Step | undefined =>
  steps.find((step) => step.exists(home, plan) && !step.canContinue(home, plan));

/** The furthest step that may be shown: the one after the last completed, unless an earlier one has lost its value since. */
export const furthestStep = (home: PlannerHome, plan: PlanDraft): Step => {
  const open = firstOpen(home, plan);
  const next = after(home, plan, plan.completedFinalStep);
  return open && open.index < next.index ? open : next;
};

/** Whether a step may be shown, whoever typed its address. */
export const isReachable = (home: PlannerHome, plan: PlanDraft, step: Step): boolean =>
  step.exists(home, plan) && step.index <= furthestStep(home, plan).index;

/** The plan with a step completed; never less than was, so that going back and forward again changes nothing. */
const completed = (plan: PlanDraft, index: number): PlanDraft =>
  index <= plan.completedFinalStep ? plan : { ...plan, completedFinalStep: index };

/** The last step that is completed in fact: where an earlier one has lost its value since (a package of another disposition), the one before it. */
export const lastCompleted = (home: PlannerHome, plan: PlanDraft): number => {
  const open = firstOpen(home, plan);
  return open ? Math.min(plan.completedFinalStep, open.index - 1) : plan.completedFinalStep;
};

/** Continue. */
export const moveNext = (home: PlannerHome, plan: PlanDraft, from: StepKey, busy: Busy): Move => {
  const step = stepOf(from);
  if (busy.isSaving || busy.isLoading) return { kind: 'stay', why: 'busy' };
  if (!isReachable(home, plan, step)) return { kind: 'stay', why: 'unreachable' };
  if (!step.canContinue(home, plan)) return { kind: 'stay', why: 'incomplete' };
  const next = completed(plan, step.index);
  if (step === summary) return { kind: 'finish', saves: true, plan: next };
  return { kind: 'to', step: after(home, next, step.index), saves: step.saves, plan: next };
};

/** Back: the existing step before, without a save; from the first one to the planner's start. */
export const moveBack = (home: PlannerHome, plan: PlanDraft, from: StepKey, busy: Busy): Move => {
  if (busy.isSaving || busy.isLoading) return { kind: 'stay', why: 'busy' };
  const { index } = stepOf(from);
  const before = steps.findLast((step) => step.index < index && step.exists(home, plan));
  return before ? { kind: 'to', step: before, saves: false, plan } : { kind: 'start' };
};

/** Straight to a step that can be reached (a Change link, the list of steps, back to the summary). A jump forward saves as Continue does. */
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

/** The most steps that a plan may come to with one of the packages that are offered to it; those that it has, once it has a package. */
const stepsToCome = (home: PlannerHome, plan: PlanDraft): number =>
  Math.max(
    existingSteps(home, plan).length,
    ...templatesFor(home, plan.dispositionType).map(
      ({ id, dispositionType }) => existingSteps(home, { ...plan, dispositionType, selectedTemplate: id }).length,
    ),
  );

/**
 * How far one is: the `at`th of `of` steps. The package decides which steps follow it: before one is chosen (`isEstimate`) `of` is the most that it may
 * come to, so that the end never moves away from somebody who comes nearer to it.
 */
export const progressAt = (home: PlannerHome, plan: PlanDraft, key: StepKey): { at: number; of: number; isEstimate: boolean } => {
  const existing = existingSteps(home, plan);
  const isEstimate = chosenTemplate(home, plan) === undefined;
  const at = existing.findIndex((step) => step.key === key) + 1;
  return { at, of: isEstimate ? stepsToCome(home, plan) : existing.length, isEstimate };
};

/** Whether the running total stands beside a step: after step index 5. */
export const showsTotal = (key: StepKey): boolean => stepOf(key).index > TEMPLATE_STEP;
