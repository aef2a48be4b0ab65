import { eventActor } from '#functions/runtime/actor.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { timelineItem } from '#functions/table/case.ts';
import type { Write } from '#functions/table/table.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';

type What = Pick<TimelineEntry, 'kind'> & Partial<Pick<TimelineEntry, 'from' | 'to' | 'subject' | 'subjectId' | 'reason'>>;

/** Returns who acts, as the timeline names them: both names while support acts for someone. */
export const byOf = ({ actor }: Pick<OperationContext, 'actor'>): TimelineEntry['by'] => {
  const { kind, id, onBehalfOf } = eventActor(actor);
  return { kind, id, name: callerName({ actor }), onBehalfOf };
};

/** What writing an entry needs from a request. A reaction has it too. */
export type TimelineContext = Pick<OperationContext, 'actor' | 'now' | 'newId'>;

/** What opening or changing a case needs from a request. A reaction has it too. */
export type CaseContext = TimelineContext & Pick<OperationContext, 'table' | 'randomBytes' | 'event'>;

/** Returns the write that adds an entry to a case's timeline. It goes into the transaction of the change that it reports. */
export const tell = (context: TimelineContext, caseId: string, what: What): Write => ({
  put: timelineItem({ id: context.newId(), caseId, at: context.now.toISOString(), by: byOf(context), ...what }),
});

/** Returns when a case last changed, and by which account. Without one, the id is the nil id, for the case itself. */
export const changedBy = (context: Pick<TimelineContext, 'actor' | 'now'>, caseId: string) => ({
  updatedOn: context.now.toISOString(),
  updatedBy: byOf(context).id ?? caseId,
});
