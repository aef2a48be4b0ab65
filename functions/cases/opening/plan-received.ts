import { casePlanReceived } from '#events/catalog/case-plan-received.ts';
import type { DomainEvent } from '#events/envelope.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import { dateInZone } from '#shared/values/dates.ts';
import type { FactsMove } from '../changing/facts-of-case.ts';
import type { CaseContext } from '../changing/timeline-of.ts';

type ReceivedPlan = { caseId: string; sent: SubmissionRecord; timeZone: string; isAgain?: boolean };

/** Returns the event that a plan reached its case, with the home's date on which it was sent. */
export function planReceived(
  context: Pick<CaseContext, 'event'>,
  { caseId, sent, timeZone, isAgain = false }: ReceivedPlan,
): { events: DomainEvent[]; move: FactsMove } {
  const { arrangementId, locationId, id: submissionId, submittedOn } = sent;
  const eventData = { arrangementId, submissionId, receivedOn: dateInZone(submittedOn, timeZone) };
  const again = isAgain ? { isAgain: true as const } : {};
  const event = context.event('case.plan-received', { caseId, locationId, ...eventData, ...again }, locationId);
  return { events: [event], move: (facts) => casePlanReceived.moves(facts, eventData) };
}
