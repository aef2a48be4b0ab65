import type { CompletedMethod } from '../model/enumerations/task.ts';

/** How often a trigger made a task, and how those tasks ended so far. The others are open. */
export type TaskCounts = Record<'made' | CompletedMethod, number>;

export const noTasks: TaskCounts = { made: 0, auto: 0, manual: 0, removed: 0, expired: 0 };

type MadeTask = { taskTriggerId?: string | undefined; completedMethod?: CompletedMethod | undefined };

/** Adds tasks to the counts of the triggers that made them. A task that a person wrote counts nowhere. */
export function countTasks(counts: Map<string, TaskCounts>, tasks: readonly MadeTask[]): void {
  for (const { taskTriggerId, completedMethod } of tasks) {
    if (taskTriggerId === undefined) continue;
    const before = counts.get(taskTriggerId) ?? noTasks;
    const after = { ...before, made: before.made + 1 };
    if (completedMethod !== undefined) after[completedMethod] += 1;
    counts.set(taskTriggerId, after);
  }
}
