import { addOwnTask } from '#functions/tasks/own-task.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { taskView } from '#functions/tasks/task-view.ts';
import { os } from './implementer.ts';

export const addTask = os.addTask.handler(async ({ input, context }) => {
  const task = await addOwnTask(context, input);
  return taskView(task, await taskCatalog(context.table, context.now));
});
