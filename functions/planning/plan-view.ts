import type { PlanRecord } from '#functions/table/plan.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { PlanView } from '#shared/model/plan-view.ts';

/** Returns a plan as its owner sees it. */
export const planView = (plan: PlanRecord): PlanView => ({
  arrangement: plan.arrangement,
  version: plan.version,
  priced: plan.priced,
  home: plan.home,
  revision: plan.revision,
  ...(plan.shown ? { shown: plan.shown } : {}),
  editableStatus: plan.editableStatus,
  hasOwner: plan.accountId !== null,
  isArchived: plan.isArchived,
  createdOn: plan.createdOn,
  updatedOn: plan.updatedOn,
  submittedOn: plan.submittedOn,
});

/** Returns a plan as its home sees it: as it was sent. What the family changed since is theirs until they send it again. */
export const sentView = (sent: SubmissionRecord): PlanView => ({
  arrangement: sent.arrangement,
  version: sent.planVersion,
  priced: sent.priced,
  home: sent.home,
  revision: sent.revision,
  editableStatus: 'editable',
  hasOwner: sent.hasOwner,
  isArchived: false,
  createdOn: sent.createdOn,
  updatedOn: sent.submittedOn,
  submittedOn: sent.submittedOn,
});
