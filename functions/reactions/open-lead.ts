import { arrangementSubmitted } from '#events/catalog/arrangement-submitted.ts';
import { writesWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { changedBy, tell } from '#functions/cases/changing/timeline-of.ts';
import { mayReachCase } from '#functions/cases/contacts/contact-links.ts';
import { planSentAgain } from '#functions/cases/merchandise/plan-sent-again.ts';
import { joinThreads } from '#functions/cases/opening/join-threads.ts';
import { openLead } from '#functions/cases/opening/lead-of-plan.ts';
import { planReceived } from '#functions/cases/opening/plan-received.ts';
import type { ReactionContext } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { caseReturn, readCase } from '#functions/table/case.ts';
import { readContact } from '#functions/table/contact.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readPlan } from '#functions/table/plan.ts';
import { type PlanCase, planCaseEnded, planCaseSentAgain, readPlanCase } from '#functions/table/plan-case.ts';
import { readSubmission, type SubmissionRecord } from '#functions/table/submission.ts';
import type { Write } from '#functions/table/table.ts';
import { planSubject } from '#shared/planner/plan-title.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

/** Returns who sent it, as the timeline names them. */
const senderOf = ({ arrangement }: SubmissionRecord) => {
  const [planner] = arrangement.contacts;
  return planner ? fullNameOf(planner) : planSubject(arrangement);
};

/**
 * Records a plan that was sent again, or that was begun for an existing case. Merchandise that came from the plan and that nobody changed since follows it;
 * otherwise its case doesn't change, and staff read the plan's present contents among the online arrangements. A case that the plan opened itself, and that was deleted, is restored, since nothing that a family sends may be lost silently; not
 * if the home has blocked or removed the planner.
 */
async function resubmissionWrites(
  context: ReactionContext,
  link: PlanCase,
  { sent, timeZone }: { sent: SubmissionRecord; timeZone: string },
): Promise<Write[]> {
  const record = await readCase(context.table, link.caseId);
  if (!record) throw new Error('The case of a plan is not in the table.');
  const { id, providerLocationId: locationId } = record;
  const planner = record.deletedOn === undefined ? undefined : await readContact(context.table, link.caseId, link.contactId);
  const isBack = planner !== undefined && planner.status !== 'blocked';
  const received = planReceived(context, { caseId: id, sent, timeZone, isAgain: link.timesSent > 0 });
  const restored = isBack ? [context.event('case.restored', about(record), locationId)] : [];
  const goods = await planSentAgain(context, record, { link, sent });
  return [
    ...planCaseSentAgain(link, sent.id),
    tell(context, id, { kind: link.timesSent === 0 ? 'plan-sent' : 'plan-sent-again', subject: senderOf(sent).slice(0, 200) }),
    ...(isBack ? [caseReturn(record, changedBy(context, id)), tell(context, id, { kind: 'case-restored' })] : []),
    ...goods.writes,
    // If the case is changing at this moment, the event comes again, and reports what is known then.
    ...(await writesWithEvents(context, record, {
      events: [...restored, ...received.events, ...goods.events],
      move: received.move,
    })),
  ];
}

/**
 * Opens one case per plan and home: the first submission opens it, and a later one is noted in it. A plan whose link the home withdrew opens a separate
 * case. What the family wrote to the home before belongs to the case, too.
 */
export const handler = reaction(
  'open-lead',
  arrangementSubmitted.data,
  async ({ data: { arrangementId, locationId, submissionId } }, context) => {
    const { table } = context;
    const [home, sent, plan] = await Promise.all([
      readLocationRow(table, locationId),
      readSubmission(table, arrangementId, submissionId),
      readPlan(table, arrangementId),
    ]);
    if (!home || !sent) throw new Error('The plan that was sent or its home is not in the table.');
    const tied = await readPlanCase(table, arrangementId, locationId);
    const known = tied && (await mayReachCase(table, tied)) ? tied : undefined;
    if (tied && !known) await table.transact(planCaseEnded(tied));
    if (!known) await openLead(context, { sent, accountId: plan?.accountId ?? null, timeZone: home.timeZone });
    const link = known ?? (await readPlanCase(table, arrangementId, locationId));
    if (!link) throw new Error('The case of a plan was opened and is not in the table.');
    const email = sent.arrangement.contacts[0]?.email;
    if (email) await joinThreads(table, { locationId, caseId: link.caseId, email });
    // A submission that arrives late was already covered by a later one.
    return link.submissionId >= submissionId ? undefined : resubmissionWrites(context, link, { sent, timeZone: home.timeZone });
  },
);
