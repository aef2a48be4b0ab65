import { timelineItem } from '#functions/table/case.ts';
import { noteCreation } from '#functions/table/note.ts';
import type { Item } from '#functions/table/table.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { Task } from '#shared/model/task.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import type { CaseFacts } from './data/cases.ts';
import { idOf } from './ids.ts';
import { itemOf } from './item-of.ts';

/** Answers that came at one moment of a case: from whom, and what. */
export type GivenAnswers = { hours: number; by: TimelineEntry['by']; answers: Readonly<Record<string, Answer>> };

/** A sample case while it is made: when its first call was, and who works at its home. */
export type CaseInMaking = {
  id: string;
  facts: CaseFacts;
  /** Returns the time this many hours after the first call. */
  at: (hours: number) => string;
  memberCalled: (firstName: string | undefined) => StaffMember;
};

export const byOf = ({ id, fullName, appUserId }: StaffMember): TimelineEntry['by'] => ({
  kind: 'provider',
  id: appUserId ?? id,
  name: fullName,
  onBehalfOf: null,
});

/** Returns the hour of the last thing that happened in a case. A case that is over was closed in the next one. */
export const lastHour = ({ care, notes, timeline = [] }: CaseFacts): number =>
  Math.max(0, ...[...care, ...notes, ...timeline].map(([hours]) => hours));

/** Returns the timeline's entries for answers after the first call. */
export const answerEntries = ({ id: caseId, at }: CaseInMaking, given: readonly (GivenAnswers & { subject: string })[]): Item[] =>
  given
    .filter(({ hours }) => hours > 0)
    .map(({ hours, by, subject }) =>
      timelineItem({
        id: idOf('timeline', caseId, 'details-changed', String(hours)),
        caseId,
        at: at(hours),
        by,
        kind: 'details-changed',
        subject,
      }),
    );

/** Returns the timeline's entries for tasks that someone completed. */
export const taskEntries = (tasks: readonly Task[]): Item[] =>
  tasks.flatMap(({ id, caseId, name, completedMethod, completedOn, completedBy, completedByName }) => {
    if (caseId === undefined || completedMethod !== 'manual' || !completedOn || !completedBy || !completedByName) return [];
    const by: TimelineEntry['by'] = { kind: 'provider', id: completedBy, name: completedByName, onBehalfOf: null };
    const entry = { id: idOf('timeline', caseId, 'task-completed', id), caseId, at: completedOn, by };
    return [timelineItem({ ...entry, kind: 'task-completed', subject: name, subjectId: id })];
  });

/** Returns the timeline of a case, as its calls would have written it. */
export function timelineItems({ id: caseId, facts, at, memberCalled }: CaseInMaking): Item[] {
  const tell = (hours: number, by: TimelineEntry['by'], what: Omit<TimelineEntry, 'id' | 'caseId' | 'at' | 'by'>) =>
    timelineItem({ id: idOf('timeline', caseId, what.kind, String(hours), what.to ?? ''), caseId, at: at(hours), by, ...what });
  const by = byOf(memberCalled(facts.member));
  const opened = facts.status === 'lead' ? 'lead' : 'active';
  let from: DecedentStatus = 'not-in-care';
  const care = facts.care.map(([hours, to]) => {
    const entry = tell(hours, by, { kind: 'decedent-status-changed', from, to });
    from = to;
    return entry;
  });
  const notes = facts.notes.map(([hours, who]) => tell(hours, byOf(memberCalled(who)), { kind: 'note-added' }));
  const closed = facts.status === 'completed' || facts.status === 'cancelled';
  return [
    tell(0, by, { kind: 'case-created', to: opened }),
    ...care,
    ...notes,
    ...(closed ? [tell(lastHour(facts) + 1, by, { kind: 'status-changed', from: opened, to: facts.status })] : []),
  ];
}

/** Returns notes, each with the row that finds it by its id. */
export const noteItems = ({ id: caseId, facts, at, memberCalled }: CaseInMaking): Item[] =>
  facts.notes.flatMap(([hours, who, note, shared]) => {
    const by = byOf(memberCalled(who));
    const noteRecord = { note, mentions: [], isShared: shared === 'shared', edits: 0, createdOn: at(hours) };
    const written = { id: idOf('note', caseId, String(hours)), caseId, createdBy: by.id as string, createdByName: by.name };
    return noteCreation({ ...written, ...noteRecord }).map(itemOf);
  });
