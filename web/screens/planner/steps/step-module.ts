import type { ComponentType } from 'react';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';

/** What a step may say by the plan. */
type Words = (plan: PlanDraft, home: PlannerHome) => string;

export type StepProps = {
  /** The words beside what is missing after a Continue that was refused; undefined before. Show them at the field with `fieldId`. */
  error: string | undefined;
};

/**
 * What the file of a step exports; `steps/registry.ts` lists it under its key.
 *
 * The frame draws the heading (`title`, the page's h1), the progress, Back and Continue, the save indicator and the total. The step draws its one
 * question in `Component`: it reads the plan by `usePlanner()` and changes it by `change(...)`; each change is kept in the browser at once, and
 * forward moves save. Whether Continue is allowed is said by `shared/planner/steps.ts`; where it is not, the frame shows `incomplete` in an error
 * summary that leads to `fieldId`. A step with errors of its own (contacts) lists them by `errors` instead.
 */
export type StepModule = {
  Component: ComponentType<StepProps>;
  title: Words;
  lead?: Words;
  /** Why Continue was refused. */
  incomplete?: Words;
  /** Id of the group or field that is incomplete. */
  fieldId?: string;
  /** Every error by itself, in the order of the screen. */
  errors?: (plan: PlanDraft, home: PlannerHome) => { fieldId: string; message: string }[];
  /** The button's words, where they are not 'Continue'. */
  continueLabel?: Words;
  /** `wide` for cards beside each other; one column of fields where nothing is said. */
  width?: 'wide';
};
