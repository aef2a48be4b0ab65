import type { TaskCounts } from '#shared/tasks/task-counts.ts';
import { eachPage } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table } from './table.ts';
import { madeOn, type TaskPlace } from './task.ts';

/** What was counted when: tasks made since a day, by the trigger that made them. */
export type CountedTasks = { countedOn: string; since: string; counts: Record<string, TaskCounts> };

const latest: Key = { pk: 'TASK-COUNTS', sk: 'LATEST' };

/** Yields the tasks that triggers made on a day (UTC), a page at a time. */
export async function* tasksMadeOn(table: Table, day: string): AsyncGenerator<TaskPlace[]> {
  for await (const items of eachPage(table, madeOn(day), { index: 'gsi2' })) yield items.map(fromItem<TaskPlace>);
}

/** Keeps the newest counts in place of the last ones. */
export const putTaskCounts = (table: Table, counted: CountedTasks): Promise<void> =>
  table.put(toItem('task-counts', latest, counted));

/** Reads the newest counts; none before the first night. */
export async function readTaskCounts(table: Table): Promise<CountedTasks | undefined> {
  const item = await table.get(latest);
  return item && fromItem<CountedTasks>(item);
}
