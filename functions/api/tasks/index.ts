/** `/api/cases`, tasks: what has to be done in a case, what is done, and a person's day. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { addTask } from './add-task.ts';
import { calculateTaskCompletion } from './calculate-task-completion.ts';
import { completeTask } from './complete-task.ts';
import { editTask } from './edit-task.ts';
import { getCaseTasksAndServices } from './get-case-tasks-and-services.ts';
import { getHomeTasks } from './get-home-tasks.ts';
import { getMyDay } from './get-my-day.ts';
import { getTasksForCase } from './get-tasks-for-case.ts';
import { getToday } from './get-today.ts';
import { os, type TasksContext } from './implementer.ts';
import { removeTask } from './remove-task.ts';
import { restoreTask } from './restore-task.ts';
import { setTaskDigest } from './set-task-digest.ts';

const router = os.router({
  getTasksForCase,
  getCaseTasksAndServices,
  calculateTaskCompletion,
  completeTask,
  addTask,
  editTask,
  getHomeTasks,
  removeTask,
  restoreTask,
  getMyDay,
  getToday,
  setTaskDigest,
});

export const handler = apiHandler<TasksContext>({ router, context: (base) => base });
