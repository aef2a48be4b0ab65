import type * as z from 'zod';
import { namedId } from '#functions/runtime/named-id.ts';
import { type TaskTrigger, taskTriggerSchema } from '#shared/model/task.ts';

/** Returns a trigger for a test, told apart by its name. */
export const triggerOf = (trigger: Omit<z.input<typeof taskTriggerSchema>, 'id'>): TaskTrigger =>
  taskTriggerSchema.parse({ id: namedId('test-trigger', trigger.name), ...trigger });
