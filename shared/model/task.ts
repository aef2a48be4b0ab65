import * as z from 'zod';
import { calendarDate, guid, instant, line, lines, requiredLine } from '../values/schemas.ts';
import { completedMethod, taskAccess, taskActionType } from './enumerations/task.ts';
import { logicRuleSchema } from './logic-rule.ts';

/** A kind of task, shown as its badge. */
export const taskCategorySchema = z.strictObject({ id: guid, name: requiredLine(60), sortOrder: z.int().min(0).default(0) });
export type TaskCategory = z.infer<typeof taskCategorySchema>;

/** What a task is, whichever case it stands in. `actionTargetUrl` names a route; `actionElement` the part of that screen to open. */
const taskKind = {
  name: requiredLine(200),
  description: lines(2000).default(''),
  taskCategoryId: guid.optional(),
  manualCompleteOnly: z.boolean().default(false),
  actionType: z.enum(taskActionType.values).default('none'),
  actionTargetUrl: line(300).optional(),
  actionElement: line(80).optional(),
  access: z.enum(taskAccess.values).default('any'),
  isExpirable: z.boolean().default(false),
};

/**
 * When a task comes into being: an event of the catalogue, a rule over the case, and an offset in days from that event for its due date. A
 * case gets a trigger's task once, however often the event is replayed. `completeWhen` is the rule that ends it by itself.
 */
export const taskTriggerSchema = z.strictObject({
  id: guid,
  ...taskKind,
  event: requiredLine(80),
  condition: logicRuleSchema.optional(),
  dueDays: z.int().min(-365).max(3650),
  completeWhen: logicRuleSchema.optional(),
  isActive: z.boolean().default(true),
});
export type TaskTrigger = z.infer<typeof taskTriggerSchema>;

/** A task of a case (case-management.md section 3). `dueOn` by the home's calendar; `page` names the screen that lists it. */
export const taskSchema = z
  .strictObject({
    id: guid,
    caseId: guid,
    taskTriggerId: guid.optional(),
    ...taskKind,
    page: line(60).optional(),
    dueOn: calendarDate.optional(),
    isCompleted: z.boolean().default(false),
    completedMethod: z.enum(completedMethod.values).optional(),
    completedOn: instant.optional(),
    completedBy: guid.optional(),
    createdOn: instant,
    sortOrder: z.int().min(0).default(0),
  })
  .refine((task) => !task.isCompleted || task.completedMethod !== undefined, 'A completed task says how');
export type Task = z.infer<typeof taskSchema>;
