import { type CasePlan, plansOfCase } from '#functions/cases/viewing/plans-of-case.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { CasePlanSummary } from '#shared/contract/case-plans.ts';
import type { ArrangementContact } from '#shared/model/arrangement.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { os } from './implementer.ts';

const writtenWith = ({ id, submittedOn, preferredContact, bestTime, message }: SubmissionRecord) => ({
  ...{ submissionId: id, sentOn: submittedOn },
  ...{ preferredContact, bestTime, message },
});

function summaryOf({ link, sent, sendings, isPrimary }: CasePlan): CasePlanSummary {
  const planner = sent.arrangement.contacts[0] as ArrangementContact;
  const { packageName, missing, createdOn, submittedOn, preferredContact, bestTime, message } = sent;
  return {
    arrangementId: link.planId,
    title: planTitle(sent.arrangement).slice(0, 200),
    plannerName: fullNameOf(planner).slice(0, 200),
    contactId: link.contactId,
    isPrimary,
    editableStatus: 'editable',
    packageName,
    totalCents: sent.priced.totalCents,
    missing,
    createdOn,
    sentOn: submittedOn,
    timesSent: link.timesSent,
    preferredContact,
    email: planner.email,
    phoneNumber: planner.phoneNumber,
    bestTime,
    message,
    sendings: sendings.map(writtenWith),
  };
}

export const arrangementsSummaryByCaseId = os.arrangementsSummaryByCaseId.handler(async ({ input, context }) => ({
  items: (await plansOfCase(context, input.id, { isWhole: true })).plans.map(summaryOf),
}));
