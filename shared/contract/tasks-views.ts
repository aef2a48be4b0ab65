import * as z from 'zod';
import { caseStatus, preparationStatus } from '#shared/model/enumerations/case.ts';
import { taskState } from '#shared/model/enumerations/task.ts';
import { taskSchema } from '#shared/model/task.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line } from '#shared/values/schemas.ts';

/** What of a task nobody but the server works with. */
const inner = { completeWhen: true, appliesWhen: true, origin: true, taskTriggerId: true } as const;

/** A task as staff see it. `isLocked`: it completed by itself, and its checkbox stays as it is; `category` is its badge; `gate` what it has to be done before. */
export const taskViewSchema = lazyObject(() => ({
  ...lazyObject(() => taskSchema.shape).omit(inner).shape,
  state: z.enum(taskState.values),
  isLocked: z.boolean(),
  category: line(60),
  gate: line(60).optional(),
}));
export type TaskView = z.infer<typeof taskViewSchema>;

/** The case that a task of my day belongs to. */
const caseOfTaskSchema = lazyObject(() => ({
  id: guid,
  caseNumber: line(40),
  decedentFullName: line(200),
  status: z.enum(caseStatus.values),
  employeeId: guid.nullable(),
}));
export type CaseOfTask = z.infer<typeof caseOfTaskSchema>;

export const taskOfDaySchema = lazyObject(() => ({ task: taskViewSchema, case: caseOfTaskSchema }));
export type TaskOfDay = z.infer<typeof taskOfDaySchema>;

/** A display service of a case in short. */
export const serviceInShortSchema = lazyObject(() => ({
  displayServiceId: guid,
  name: line(120),
  status: z.enum(preparationStatus.values),
}));

/** Whose tasks my day shows: those of the cases that are assigned to the person, to nobody, or all of the home. */
export const whoseTasks = ['mine', 'unassigned', 'all'] as const;
export type WhoseTasks = (typeof whoseTasks)[number];

/** How many tasks are overdue, and due today, where they are at most so many; beyond it the number and more. */
export const MAX_COUNTED = 200;
export const dayCountsSchema = lazyObject(() => ({
  overdue: z.int().min(0),
  today: z.int().min(0),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
}));

/** A task as a relative sees it: what it is, when it is due, whether it is done; how it is done of the family's own alone, and nothing of who at the home did it. */
export const myTaskSchema = lazyObject(() => ({
  id: guid,
  name: line(200),
  description: z.string().max(2000),
  access: z.enum(['any', 'family-only']),
  actionTargetUrl: line(300).optional(),
  actionElement: line(80).optional(),
  dueOn: calendarDate.optional(),
  isCompleted: z.boolean(),
  isLocked: z.boolean(),
  isExpired: z.boolean(),
  completedOn: instant.optional(),
}));
export type MyTask = z.infer<typeof myTaskSchema>;
