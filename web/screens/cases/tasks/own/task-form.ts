import * as z from 'zod';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import { MAX_TASK_NAME, MAX_TASK_NOTE, type WrittenTask } from '#shared/contract/tasks-views.ts';
import { calendarDate, lines, requiredLine } from '#shared/values/schemas.ts';

/** The form of a task that a person writes. An empty owner is nobody, and an empty date is none. */
export const taskForm = z.object({
  name: requiredLine(MAX_TASK_NAME, 'Required field.'),
  ownerId: z.string(),
  dueOn: z.union([z.literal(''), calendarDate]),
  note: lines(MAX_TASK_NOTE),
});
export type TaskFields = z.input<typeof taskForm>;

export const labels: Record<keyof TaskFields, string> = { name: 'Task', ownerId: 'Owner', dueOn: 'Due date', note: 'Note' };

/** Returns the form as it is sent. */
export const writtenTaskOf = ({ name, ownerId, dueOn, note }: z.output<typeof taskForm>): WrittenTask => ({
  name,
  note,
  ownerId: ownerId || null,
  dueOn: dueOn || null,
});

/** Returns the form of a task as it is saved. */
export const fieldsOfTask = ({ name, own, dueOn = '', description }: TaskView): TaskFields => ({
  name,
  ownerId: own?.ownerId ?? '',
  dueOn,
  note: description,
});

/** Returns what was typed before, as far as the form still has it; otherwise an empty task of this owner. */
export function typedTask(stored: unknown, ownerId: string): TaskFields {
  const empty: TaskFields = { name: '', ownerId, dueOn: '', note: '' };
  const read = z.object({ name: z.string(), ownerId: z.string(), dueOn: z.string(), note: z.string() }).safeParse(stored);
  return read.success ? read.data : empty;
}
