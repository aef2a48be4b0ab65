import { judgedTask } from '#shared/tasks/judged-task.ts';
import { changeTasks } from './change-tasks.ts';
import type { TaskBook, TaskContext } from './task-book.ts';

type CaseAt = { caseId: string; locationId: string };
const judgeAll = ({ tasks, judgment }: TaskBook) => ({ tasks: [...tasks.values()].map((task) => judgedTask(task, judgment)) });

/** Judges every task of a case by the case as it is now. */
export const judgeEveryTask = (context: TaskContext, at: CaseAt) =>
  changeTasks(context, at, { ids: [], isWhole: () => true }, judgeAll);

/** Judges these tasks of a case again, if they exist. */
export const judgeTasks = (context: TaskContext, at: CaseAt, ids: readonly string[]) =>
  changeTasks(context, at, { ids, isWhole: () => false }, judgeAll);
