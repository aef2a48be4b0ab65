import { sentView } from '#functions/planning/plan-view.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type PlanCase, readCasePlans, sentTo } from '#functions/table/plan-case.ts';
import { readSubmissions, type SubmissionRecord } from '#functions/table/submission.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { caseFor } from '../access/case-access.ts';

/** A plan of a case as it was last sent, and all its sendings that were read, newest first. */
export type CasePlan = { link: PlanCase; sent: SubmissionRecord; sendings: SubmissionRecord[]; isPrimary: boolean };

/** Lists the plans of a case, for staff of its home, last sent first; with all earlier sendings if `isWhole`. What a family changed since is theirs until they send it again. */
export async function plansOfCase(
  context: OperationContext,
  id: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<{ record: CaseRecord; plans: CasePlan[] }> {
  const { record } = await caseFor(context, id);
  const links = await readCasePlans(context.table, record.id);
  const sent = await readSubmissions(
    context.table,
    links.flatMap((link) =>
      (isWhole ? sentTo(link) : [link.submissionId]).map((submissionId) => ({ arrangementId: link.planId, id: submissionId })),
    ),
  );
  const plans = links.flatMap((link): CasePlan[] => {
    const found = sent.find((each) => each.id === link.submissionId);
    const sendings = sent
      .filter(({ arrangementId }) => arrangementId === link.planId)
      .toSorted((one, other) => other.id.localeCompare(one.id));
    return found ? [{ link, sent: found, sendings, isPrimary: link.planId === record.planId }] : [];
  });
  return { record, plans: plans.toSorted((one, other) => other.sent.submittedOn.localeCompare(one.sent.submittedOn)) };
}

/** Returns a whole plan of a case. The case decides which plan counts, whatever the plan says about itself. */
export const viewOf = ({ sent, isPrimary }: CasePlan): PlanView => {
  const view = sentView(sent);
  return { ...view, arrangement: { ...view.arrangement, isPrimary } };
};
