import { editOwnTask } from '#functions/tasks/own-task.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { taskView } from '#functions/tasks/task-view.ts';
import { os } from './implementer.ts';

export const editTask = os.editTask.handler(async ({ input, context }) => {
  const task = await editOwnTask(context, input);
  return taskView(task, await taskCatalog(context.table, context.now));
});
