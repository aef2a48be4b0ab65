import { inOrder, publishedCatalog } from '#functions/catalog/published-catalog.ts';
import type { Table } from '#functions/table/table.ts';
import type { TaskCategory, TaskTrigger } from '#shared/model/task.ts';

/** What administrators maintain about tasks: the triggers that make them, and their kinds. */
export type TaskCatalog = { triggers: readonly TaskTrigger[]; categories: ReadonlyMap<string, TaskCategory> };

/** Returns it, the same for every home, from warm memory, at most SNAPSHOT_MAX_AGE_SECONDS old. */
export const taskCatalog: (table: Table, now: Date) => Promise<TaskCatalog> = publishedCatalog.madeOf(
  ['taskTriggers', 'taskCategories'],
  ({ taskTriggers, taskCategories }) => ({
    triggers: inOrder(taskTriggers),
    categories: new Map(inOrder(taskCategories).map((category) => [category.id, category])),
  }),
);

/** Tells whether a task is work that trade companies see. */
export const isForTrade = ({ categories }: TaskCatalog, { taskCategoryId }: { taskCategoryId?: string | undefined }): boolean =>
  taskCategoryId !== undefined && (categories.get(taskCategoryId)?.isForTrade ?? false);
