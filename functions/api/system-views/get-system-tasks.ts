import { openWorkbench, withDrafts } from '#functions/catalog/workbench.ts';
import { readTaskCounts } from '#functions/table/task-counts.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { TaskCategory, TaskTrigger } from '#shared/model/task.ts';
import { noTasks } from '#shared/tasks/task-counts.ts';
import { os } from './implementer.ts';

/** Lists the tasks of the catalog, drafts in place of what is published, with the counts of the last night: two requests. */
export const getSystemTasks = os.getSystemTasks.handler(async ({ context }) => {
  const [{ published, drafts, orders }, counted] = await Promise.all([openWorkbench(context), readTaskCounts(context.table)]);
  const catalog = withDrafts(published, drafts, orders);
  const categories = new Map((catalog.taskCategories as TaskCategory[]).map(({ id, name }) => [id, name]));
  const triggers = (catalog.taskTriggers as TaskTrigger[])
    .filter((trigger) => !isRetired(trigger))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1));
  return {
    items: triggers.map(({ id, name, taskCategoryId, isActive }) => ({
      ...{ id, name, isActive, category: categories.get(taskCategoryId ?? '') ?? null },
      ...(counted?.counts[id] ?? noTasks),
    })),
    counted: counted ? { on: counted.countedOn, since: counted.since } : null,
  };
});
