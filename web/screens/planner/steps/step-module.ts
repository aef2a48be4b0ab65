import type { ComponentType } from 'react';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';

/** Returns words that depend on the plan. */
type Words = (plan: PlanDraft, home: PlannerHome) => string;

export type StepProps = {
  /** The error after a refused Continue; undefined before. Show it at the field with `fieldId`. */
  error: string | undefined;
};

/**
 * What the file of a step exports; `steps/registry.ts` lists it under its key.
 *
 * The frame renders the heading and what the page says around the question (`shared/planner/page-words.ts`), the progress, Back and Continue, the save indicator, and the total. The step renders its
 * one question in `Component`, which reads the plan with `usePlanner()` and changes it with `change(...)`. Each change is stored in the browser
 * immediately, and moving forward saves it. `shared/planner/steps.ts` decides whether Continue is allowed; if it isn't, the frame shows `incomplete`
 * in an error summary that links to `fieldId`. A step with several errors (contacts) returns them from `errors` instead.
 */
export type StepModule = {
  Component: ComponentType<StepProps>;
  /** Says why Continue was refused. */
  incomplete?: Words;
  /** The id of the group or field that is incomplete. */
  fieldId?: string;
  /** Returns every error separately, in the order of the screen. */
  errors?: (plan: PlanDraft, home: PlannerHome) => { fieldId: string; message: string }[];
  /** Returns what was valid and no longer is at this time. Continue is refused with it. */
  outdated?: (plan: PlanDraft, home: PlannerHome, now: Date) => { fieldId: string; message: string }[];
  /** Returns the button's label, if it isn't 'Continue'. */
  continueLabel?: Words;
  /** `wide` for cards side by side; one column of fields by default. */
  width?: 'wide';
};
