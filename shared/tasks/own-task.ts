import type { OwnTask, Task } from '../model/task.ts';
import type { CalendarDate, Instant } from '../values/dates.ts';

/** What a person says of a task: what to do, a note, by when, and who does it (nobody: it is among the unassigned tasks). */
export type Written = {
  name: string;
  note: string;
  dueOn: CalendarDate | null;
  owner: { id: string; fullName: string } | null;
};

const contentOf = ({ name, note, dueOn }: Written) => ({
  name,
  description: note,
  due: { from: 'choice', ...(dueOn === null ? {} : { day: dueOn }) } as const,
});
const ownerOf = ({ owner }: Written) => (owner ? { ownerId: owner.id, ownerName: owner.fullName } : { ownerName: '' });

/** Creates a task that a person wrote, not judged yet: only for staff, and completed only by hand. */
export const ownTask = (
  { id, caseId }: { id: string; caseId?: string },
  written: Written,
  by: { name: string; at: Instant },
): Task => ({
  id,
  ...(caseId === undefined ? {} : { caseId }),
  ...contentOf(written),
  access: 'staff-only',
  manualCompleteOnly: false,
  actionType: 'none',
  isExpirable: false,
  isCompleted: false,
  own: { ...ownerOf(written), writtenByName: by.name, savedByName: by.name, version: 1 },
  origin: { at: by.at, eventId: id },
  createdOn: by.at,
  sortOrder: 0,
});

/** Returns a task that a person wrote with its new words, day, and owner, not judged yet. Whether it is done doesn't change. */
export const editedTask = (task: Task & { own: OwnTask }, written: Written, savedByName: string): Task => ({
  ...task,
  ...contentOf(written),
  own: { ...ownerOf(written), writtenByName: task.own.writtenByName, savedByName, version: task.own.version + 1 },
});
