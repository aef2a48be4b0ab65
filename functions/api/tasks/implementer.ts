import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { tasks } from '#shared/contract/tasks.ts';

export type TasksContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(tasks).$context<TasksContext>();
