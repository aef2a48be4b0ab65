import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, guid, instant, line, lines, requiredLine } from '../values/schemas.ts';
import { decedentStatus } from './enumerations/case.ts';
import { completedMethod, taskAccess, taskActionType } from './enumerations/task.ts';
import { logicRuleSchema } from './logic-rule.ts';

/** Describes a kind of task, shown as its badge. Trade companies see the tasks of the kinds that are for them (docs/decisions.md, People). */
export const taskCategorySchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(60),
  isForTrade: z.boolean().default(false),
  sortOrder: z.int().min(0).default(0),
}));
export type TaskCategory = z.infer<typeof taskCategorySchema>;

/** Days from the date that a task is counted from; negative before it. */
const days = z.int().min(-365).max(3650);

/**
 * Describes when a task is due: some days after the event that created it; by a date of the case, named by its identifier (never while that is unknown, and
 * moving when it changes); or before the decedent's care may reach a status. Calendar days of the home's time zone.
 */
const taskDueSchema = z.discriminatedUnion('from', [
  lazyObject(() => ({ from: z.literal('event'), days })),
  lazyObject(() => ({ from: z.literal('date'), identifier: requiredLine(60), days })),
  lazyObject(() => ({ from: z.literal('gate'), before: z.enum(decedentStatus.values) })),
]);
export type TaskDue = z.infer<typeof taskDueSchema>;

/** Describes when a task that a person wrote is due: on the day that they chose, if they chose one. */
const chosenDueSchema = lazyObject(() => ({ from: z.literal('choice'), day: calendarDate.optional() }));

/**
 * Describes what a task is, in any case. `actionTargetUrl` is a page of a case, spelled as its route (`case-details`, `decedent-custody/removal`);
 * `actionElement` is the part of it to open. `page` names the screen that lists the task besides the tasks page. `completeWhen` is the rule over the
 * facts of the case that completes it automatically. When `appliesWhen` is no longer true, the task is removed, and it comes back when the rule is true
 * again: nothing that wasn't done is reported as done.
 */
const taskKind = {
  name: requiredLine(200),
  /** What the family reads instead of the name, which is in the words of the trade. */
  familyName: line(200).optional(),
  description: lines(2000).default(''),
  taskCategoryId: guid.optional(),
  manualCompleteOnly: z.boolean().default(false),
  actionType: z.enum(taskActionType.values).default('none'),
  actionTargetUrl: line(300).optional(),
  actionElement: line(80).optional(),
  access: z.enum(taskAccess.values).default('any'),
  isExpirable: z.boolean().default(false),
  page: line(60).optional(),
  due: taskDueSchema,
  completeWhen: logicRuleSchema.optional(),
  appliesWhen: logicRuleSchema.optional(),
};

/**
 * Describes when a task is created: by one of these events of the catalog, if a rule over the event's facts is true. A case gets a trigger's task once,
 * however often its events are replayed; a trigger that `repeats` creates one per event.
 */
export const taskTriggerSchema = lazyObject(() => ({
  id: guid,
  ...taskKind,
  when: z.array(requiredLine(80)).min(1).max(20),
  condition: logicRuleSchema.optional(),
  repeats: z.boolean().default(false),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type TaskTrigger = z.infer<typeof taskTriggerSchema>;

/** Describes the event that a task came from: the earliest of those that would have created it. Sorts by its instant, then by its id. */
const taskOriginSchema = lazyObject(() => ({ at: instant, eventId: line(80) }));
export type TaskOrigin = z.infer<typeof taskOriginSchema>;

/**
 * Describes what a task that a person wrote has besides: whose it is (without an owner it is among the unassigned tasks), their name when they got it, who
 * wrote it, and who saved it last. `version` counts its saves, so that two people who edit it don't overwrite each other.
 */
const ownTaskSchema = lazyObject(() => ({
  ownerId: guid.optional(),
  ownerName: line(200).default(''),
  writtenByName: line(200),
  savedByName: line(200),
  version: z.int().min(1),
}));
export type OwnTask = z.infer<typeof ownTaskSchema>;

/**
 * Describes a task of a case, or, without `caseId`, of the home. `own` is set if a person wrote it and no trigger did; its note is the description.
 * `completedMethod` is missing while the task is open; it's auto or manual once the task is completed, removed once someone
 * (`completedBy`) or its own rule removed it, and expired once its day has passed, which leaves it open to be completed. `dueOn` is a day of the home's
 * calendar; `completedBy` is an account (docs/decisions.md, Tasks).
 */
export const taskSchema = lazyObject(() => ({
  id: guid,
  caseId: guid.optional(),
  taskTriggerId: guid.optional(),
  ...taskKind,
  due: z.union([taskDueSchema, chosenDueSchema]),
  own: ownTaskSchema.optional(),
  origin: taskOriginSchema,
  dueOn: calendarDate.optional(),
  isCompleted: z.boolean().default(false),
  completedMethod: z.enum(completedMethod.values).optional(),
  /** When it was completed, removed, or expired. */
  completedOn: instant.optional(),
  completedBy: guid.optional(),
  completedByName: line(200).optional(),
  createdOn: instant,
  sortOrder: z.int().min(0).default(0),
})).refine((task) => !task.isCompleted || task.completedMethod !== undefined, 'A completed task says how');
export type Task = z.infer<typeof taskSchema>;
