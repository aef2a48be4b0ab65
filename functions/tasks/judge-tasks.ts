import { judgedTask } from '#shared/tasks/judged-task.ts';
import { changeTasks } from './change-tasks.ts';
import type { TaskBook, TaskContext } from './task-book.ts';

type CaseAt = { caseId: string; locationId: string };
const judgedAll = ({ tasks, judgment }: TaskBook) => ({ tasks: [...tasks.values()].map((task) => judgedTask(task, judgment)) });

/** Judges every task of a case anew over the case as it is. */
export const judgeEveryTask = (context: TaskContext, at: CaseAt) =>
  changeTasks(context, at, { ids: [], isWhole: () => true }, judgedAll);

/** Judges these tasks of a case anew, as far as they are there. */
export const judgeTasks = (context: TaskContext, at: CaseAt, ids: readonly string[]) =>
  changeTasks(context, at, { ids, isWhole: () => false }, judgedAll);
