import * as z from 'zod';
import { decedentSchema } from '#shared/model/decedent.ts';
import { calendarKind } from '#shared/model/enumerations/calendar.ts';
import { caseStatus, preparationStatus } from '#shared/model/enumerations/case.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import { taskState } from '#shared/model/enumerations/task.ts';
import { taskSchema } from '#shared/model/task.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line, lines, requiredLine } from '#shared/values/schemas.ts';
import { removalSchema } from './cases-views.ts';

/** The fields of a task that only the server uses. */
const inner = { completeWhen: true, appliesWhen: true, origin: true, taskTriggerId: true } as const;

/**
 * Describes a task for staff. `isLocked`: a rule completed it, so its checkbox can't be changed; `completesItself`: a rule completes it once what it asks
 * for is done; `waitsFor` are the pages of questions that have to be answered for that; `category` is its badge; `gate` is the step that it has to be done before.
 */
export const taskViewSchema = lazyObject(() => ({
  ...lazyObject(() => taskSchema.shape).omit(inner).shape,
  state: z.enum(taskState.values),
  isLocked: z.boolean(),
  completesItself: z.boolean().default(false),
  waitsFor: z.array(z.enum(caseQuestionPage.values)).default([]),
  category: line(60),
  gate: line(60).optional(),
}));
export type TaskView = z.infer<typeof taskViewSchema>;

/** Describes the case of a task in Today. */
const caseOfTaskSchema = lazyObject(() => ({
  id: guid,
  caseNumber: line(40),
  decedentFullName: line(200),
  status: z.enum(caseStatus.values),
  employeeId: guid.nullable(),
}));
export type CaseOfTask = z.infer<typeof caseOfTaskSchema>;

/** Describes a task in a list across cases. A task of the home itself has no case. */
export const taskOfDaySchema = lazyObject(() => ({ task: taskViewSchema, case: caseOfTaskSchema.nullable() }));
export type TaskOfDay = z.infer<typeof taskOfDaySchema>;

/** Describes something that is on today at a home (`TodayEntry`), with its case if it has one. `time` is by the home's clocks, and null if no time is known. */
export const todayEntrySchema = lazyObject(() => ({
  key: line(120),
  kind: z.enum(calendarKind.values),
  caseId: guid.nullable(),
  caseNumber: line(40),
  decedentFullName: line(200),
  name: line(120),
  time: z.string().nullable(),
  place: z.string(),
  /** What a trade company needs at the place of a removal. */
  removal: lazyObject(() => ({
    ...removalSchema.pick({ releasingContact: true, removalAccess: true }).shape,
    weightPounds: decedentSchema.shape.weightPounds,
  })).optional(),
}));

/** The most characters of the name and the note of a task that a person writes. */
export const MAX_TASK_NAME = 200;
export const MAX_TASK_NOTE = 2000;

/** Describes a task as a person writes it: what has to be done, by whom (nobody: it is among the unassigned tasks), and by when. */
export const writtenTask = {
  name: requiredLine(MAX_TASK_NAME),
  note: lines(MAX_TASK_NOTE).default(''),
  ownerId: guid.nullable(),
  dueOn: calendarDate.nullable(),
};
export type WrittenTask = { name: string; note: string; ownerId: string | null; dueOn: string | null };

/** Describes a display service of a case in brief. */
export const serviceInShortSchema = lazyObject(() => ({
  displayServiceId: guid,
  name: line(120),
  status: z.enum(preparationStatus.values),
}));

/** Whose tasks Today shows: the person's own and those of cases assigned to them, those of nobody, or all of the home's. */
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
