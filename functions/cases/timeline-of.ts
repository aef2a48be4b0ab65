import { eventActor } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { timelineItem } from '#functions/table/case.ts';
import type { Write } from '#functions/table/table.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

type What = Pick<TimelineEntry, 'kind'> & Partial<Pick<TimelineEntry, 'from' | 'to' | 'subject' | 'subjectId' | 'reason'>>;

/** Who acts, as the timeline names them: whom support acts for is named, and who acts stands beside it. */
export function byOf({ actor }: Pick<OperationContext, 'actor'>): TimelineEntry['by'] {
  const who = eventActor(actor);
  const name =
    actor.kind === 'person'
      ? fullNameOf(actor.person) || actor.person.email
      : actor.kind === 'system'
        ? fullNameOf(actor.system)
        : '';
  return { kind: who.kind, id: who.id, name: name.slice(0, 200), onBehalfOf: who.onBehalfOf };
}

/** What of a request an entry is written by; a reaction has it too. */
export type Telling = Pick<OperationContext, 'actor' | 'now' | 'newId'>;

/** The write that adds an entry to a case's timeline; it goes into the transaction of the change that it tells of. */
export const tell = (context: Telling, caseId: string, what: What): Write => ({
  put: timelineItem({ id: context.newId(), caseId, at: context.now.toISOString(), by: byOf(context), ...what }),
});

/** When a case was changed last, and by which account (nobody's is the nil of nobody: the case itself). */
export const changedBy = (context: Pick<Telling, 'actor' | 'now'>, caseId: string) => ({
  updatedOn: context.now.toISOString(),
  updatedBy: byOf(context).id ?? caseId,
});
