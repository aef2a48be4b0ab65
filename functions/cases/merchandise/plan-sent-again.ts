import type { DomainEvent } from '#events/envelope.ts';
import { showroomAtWork } from '#functions/merchandise/showroom.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseItemWrite, planChangesWrite, readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import type { PlanCase } from '#functions/table/plan-case.ts';
import { readSubmission, type SubmissionRecord } from '#functions/table/submission.ts';
import { MAX_WRITES, type Write } from '#functions/table/table.ts';
import { neededOnce } from '#shared/planner/replaced-items.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { about } from '../changing/change-case.ts';
import type { CaseContext } from '../changing/timeline-of.ts';
import { itemsOfPlan } from './chosen-item.ts';
import { followPlan } from './follow-plan.ts';

/** How many items fit in the transaction that records a submission, beside its own rows and events. */
const MAX_TOGETHER = MAX_WRITES - 19;

const nothing: { writes: Write[]; events: DomainEvent[] } = { writes: [], events: [] };

/**
 * Returns what a plan that was sent again changes of the merchandise of its case, if it is the plan that counts. An open case that the plan opened follows
 * it; other cases only say what the plan says differently. What is more than fits in one transaction is written before, and found as it is if the event
 * comes again.
 */
export async function planSentAgain(
  context: CaseContext,
  record: CaseRecord,
  { link, sent }: { link: PlanCase; sent: SubmissionRecord },
): Promise<{ writes: Write[]; events: DomainEvent[] }> {
  const { table } = context;
  if (record.planId !== link.planId) return nothing;
  const [showroom, head, rows, last] = await Promise.all([
    showroomAtWork(context, record.providerLocationId),
    readHead(table),
    readCaseMerchandise(table, record.id),
    readSubmission(table, link.planId, link.submissionId),
  ]);
  if (!showroom) return nothing;
  const { changed, planChanges } = followPlan(rows, {
    planned: itemsOfPlan(showroom, sent.arrangement, sent.submittedOn, head?.release ?? 0),
    before: last ? settledChoices(showroom.home, last.arrangement).quantities : new Map(),
    categories: showroom.categories.map((category) => ({ id: category.id, neededOnce: neededOnce(category) ?? null })),
    isFollowing: record.newCaseOptions === 'plan-sent' && (record.status === 'lead' || record.status === 'active'),
  });
  const isSaid = planChanges.length > 0 || rows.planChanges.length > 0;
  const writes = changed.map((item) => caseItemWrite(record.id, item));
  while (writes.length > MAX_TOGETHER) await table.transact(writes.splice(0, MAX_TOGETHER));
  const locationItemIds = changed.map(({ locationItemId }) => locationItemId);
  const eventData = { ...about(record), displayServiceIds: [], locationItemIds };
  return {
    writes: [...writes, ...(isSaid ? [planChangesWrite(record.id, planChanges, rows.planVersion)] : [])],
    events: changed.length > 0 ? [context.event('case.services-changed', eventData, record.providerLocationId)] : [],
  };
}
