import { createFreshCache } from '#functions/planning/fresh-cache.ts';
import { setting } from '#functions/settings.ts';
import { readTaskTriggers } from '#functions/table/catalog.ts';
import type { Table } from '#functions/table/table.ts';
import type { TaskCategory, TaskTrigger } from '#shared/model/task.ts';

/** What administrators maintain about tasks: the triggers that make them, and their kinds. */
export type TaskCatalog = { triggers: readonly TaskTrigger[]; categories: ReadonlyMap<string, TaskCategory> };

const cache = createFreshCache<TaskCatalog>(1, async (_, table) => {
  const { triggers, categories } = await readTaskTriggers(table);
  return { triggers, categories: new Map(categories.map((category) => [category.id, category])) };
});

/** Returns it, the same for every home, from warm memory, at most SNAPSHOT_MAX_AGE_SECONDS old. */
export const taskCatalog = async (table: Table, now: Date): Promise<TaskCatalog> =>
  (await cache('all', table, now, Number(setting('SNAPSHOT_MAX_AGE_SECONDS')))) ?? { triggers: [], categories: new Map() };

/** Tells whether a task is work that trade companies see. */
export const isForTrade = ({ categories }: TaskCatalog, { taskCategoryId }: { taskCategoryId?: string | undefined }): boolean =>
  taskCategoryId !== undefined && (categories.get(taskCategoryId)?.isForTrade ?? false);
