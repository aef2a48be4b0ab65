import { eventActor } from '#functions/runtime/actor.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { timelineItem } from '#functions/table/case.ts';
import type { Write } from '#functions/table/table.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';

type What = Pick<TimelineEntry, 'kind'> & Partial<Pick<TimelineEntry, 'from' | 'to' | 'subject' | 'subjectId' | 'reason'>>;

/** Returns who acts, as the timeline names them: both names while support acts for somebody. */
export const byOf = ({ actor }: Pick<OperationContext, 'actor'>): TimelineEntry['by'] => {
  const { kind, id, onBehalfOf } = eventActor(actor);
  return { kind, id, name: callerName({ actor }), onBehalfOf };
};

/** What of a request an entry is written by; a reaction has it too. */
export type Telling = Pick<OperationContext, 'actor' | 'now' | 'newId'>;

/** The part of a request that opens or changes a case; a reaction has it too. */
export type CaseContext = Telling & Pick<OperationContext, 'table' | 'randomBytes' | 'event'>;

/** The write that adds an entry to a case's timeline; it goes into the transaction of the change that it tells of. */
export const tell = (context: Telling, caseId: string, what: What): Write => ({
  put: timelineItem({ id: context.newId(), caseId, at: context.now.toISOString(), by: byOf(context), ...what }),
});

/** When a case was changed last, and by which account (nobody's is the nil of nobody: the case itself). */
export const changedBy = (context: Pick<Telling, 'actor' | 'now'>, caseId: string) => ({
  updatedOn: context.now.toISOString(),
  updatedBy: byOf(context).id ?? caseId,
});
