import * as z from 'zod';
import { caseStatus, preparationStatus } from '#shared/model/enumerations/case.ts';
import { taskState } from '#shared/model/enumerations/task.ts';
import { taskSchema } from '#shared/model/task.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line } from '#shared/values/schemas.ts';

/** The fields of a task that only the server uses. */
const inner = { completeWhen: true, appliesWhen: true, origin: true, taskTriggerId: true } as const;

/**
 * Describes a task for staff. `isLocked`: a rule completed it, so its checkbox can't be changed; `category` is its badge; `gate` is the step that it has to
 * be done before.
 */
export const taskViewSchema = lazyObject(() => ({
  ...lazyObject(() => taskSchema.shape).omit(inner).shape,
  state: z.enum(taskState.values),
  isLocked: z.boolean(),
  category: line(60),
  gate: line(60).optional(),
}));
export type TaskView = z.infer<typeof taskViewSchema>;

/** Describes the case of a task in My day. */
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

/** Describes a display service of a case in brief. */
export const serviceInShortSchema = lazyObject(() => ({
  displayServiceId: guid,
  name: line(120),
  status: z.enum(preparationStatus.values),
}));

/** Whose tasks My day shows: those of cases assigned to the person, those of unassigned cases, or all of the home's. */
export const whoseTasks = ['mine', 'unassigned', 'all'] as const;
export type WhoseTasks = (typeof whoseTasks)[number];

/** The most tasks that are counted as overdue or due today. */
export const MAX_COUNTED = 200;
export const dayCountsSchema = lazyObject(() => ({
  overdue: z.int().min(0),
  today: z.int().min(0),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
}));

/**
 * Describes a task for a relative: what it is, when it is due, and whether it is done. Only the family's own tasks say how to do them, and nothing says who
 * at the home did one.
 */
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
