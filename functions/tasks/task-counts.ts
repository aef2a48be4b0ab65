import type { CaseRecord } from '#functions/table/case.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Task } from '#shared/model/task.ts';
import { stateOf } from '#shared/tasks/judged-task.ts';
import { questionPageOf } from '#shared/tasks/question-page-of.ts';
import { dueOrder } from '#shared/tasks/task-order.ts';
import type { TaskBook } from './task-book.ts';

/** What the case's own row says about its tasks. */
export type TaskCounts = Pick<CaseRecord, 'openTasks' | 'openFamilyTasks' | 'openTasksByPage' | 'nextTask'>;

/** What the counts need of the tasks that were read. */
type CountedTasks = Pick<TaskBook, 'record' | 'tasks' | 'head' | 'isWhole'>;

const isOpen = (task: Task) => stateOf(task) === 'open';
const isOfFamily = ({ access }: Task) => access === 'family-only';
const countOf = (tasks: Iterable<Task>, counts: (task: Task) => boolean) => [...tasks].filter(counts).length;
const openOfFamily = (task: Task) => isOpen(task) && isOfFamily(task);

const inOrder = (one: Task, other: Task) => (dueOrder(one) + one.id < dueOrder(other) + other.id ? -1 : 1);

/**
 * Returns what the case's row says after these tasks change. A family's count is of what the family has to do. If not every task was read, the numbers
 * continue from those in the row, and the next task is the first of the open ones that were read: as many as change, plus one.
 */
export function countsAfter({ record, tasks, head, isWhole }: CountedTasks, changed: ReadonlyMap<string, Task>): TaskCounts {
  const read = new Map([...head.map((task): [string, Task] => [task.id, task]), ...tasks]);
  const after = new Map([...read, ...changed]);
  const step = (counts: (task: Task) => boolean) =>
    countOf(changed.values(), counts) -
    countOf(
      [...changed.keys()].flatMap((id) => read.get(id) ?? []),
      counts,
    );
  const count = (before: number | undefined, counts: (task: Task) => boolean) =>
    isWhole ? countOf(after.values(), counts) : (before ?? 0) + step(counts);
  const byPage = caseQuestionPage.values.map((page): [string, number] => [
    page,
    count(record.openTasksByPage?.[page], (task) => isOpen(task) && questionPageOf(task) === page),
  ]);
  const [next] = [...after.values()].filter(isOpen).toSorted(inOrder);
  return {
    openTasks: count(record.openTasks, isOpen),
    openFamilyTasks: count(record.openFamilyTasks, openOfFamily),
    openTasksByPage: Object.fromEntries(byPage.filter(([, open]) => open > 0)),
    nextTask: next && { id: next.id, name: next.name, ...(next.dueOn ? { dueOn: next.dueOn } : {}) },
  };
}
