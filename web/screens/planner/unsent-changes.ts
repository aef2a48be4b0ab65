import type { PlanView } from '#shared/model/plan-view.ts';

/** Checks whether a plan was sent to its home and saved with changes since. Sending counts as the last change of a plan. */
export const hasUnsentChanges = ({ submittedOn, updatedOn }: Pick<PlanView, 'submittedOn' | 'updatedOn'>): boolean =>
  submittedOn !== null && updatedOn > submittedOn;
