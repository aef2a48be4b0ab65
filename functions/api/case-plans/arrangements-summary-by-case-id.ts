import { type CasePlan, plansOfCase } from '#functions/cases/viewing/plans-of-case.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { CasePlanSummary, SendingChange } from '#shared/contract/case-plans.ts';
import type { ArrangementContact } from '#shared/model/arrangement.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { compareAccounts } from '#shared/pricing/compare-accounts.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { os } from './implementer.ts';

const writtenWith = ({ id, submittedOn, preferredContact, bestTime, message }: SubmissionRecord) => ({
  ...{ submissionId: id, sentOn: submittedOn },
  ...{ preferredContact, bestTime, message },
});

/** Returns what a plan says differently from the sending before, as the family saw both. */
function changeOf([now, before]: readonly SubmissionRecord[]): SendingChange | null {
  if (!now || !before) return null;
  const { gone, added, dearer, cheaper, nowUnpriced } = compareAccounts(before.priced, now.priced);
  const then = new Map(before.priced.lines.map((line) => [line.key, line]));
  // More of what is free costs the same.
  const counted = now.priced.lines.flatMap((line) => {
    const former = then.get(line.key);
    const isOther = former && former.quantity !== line.quantity && former.amountCents === line.amountCents;
    return isOther ? [{ before: former, now: line }] : [];
  });
  const sent = ({ quantity, amountCents }: PricedLine) => ({ quantity, amountCents });
  const lines = [
    ...gone.map((each) => ({ key: each.key, label: each.label, before: sent(each), now: null })),
    ...added.map((each) => ({ key: each.key, label: each.label, before: null, now: sent(each) })),
    ...[...dearer, ...cheaper, ...counted].map((each) => ({
      ...{ key: each.now.key, label: each.now.label },
      ...{ before: sent(each.before), now: sent(each.now) },
    })),
  ];
  return {
    since: before.submittedOn,
    lines,
    nowUnpriced: nowUnpriced.map(({ key, label }) => ({ key, label })),
    totalBeforeCents: before.priced.totalCents,
  };
}

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
    change: changeOf(sendings),
  };
}

export const arrangementsSummaryByCaseId = os.arrangementsSummaryByCaseId.handler(async ({ input, context }) => ({
  items: (await plansOfCase(context, input.id, { isWhole: true })).plans.map(summaryOf),
}));
