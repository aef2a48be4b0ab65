import type { CaseRecord } from '#functions/table/case.ts';
import type { Write } from '#functions/table/table.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import type { TaskEvent } from '#shared/tasks/created-task.ts';
import { judgedTask } from '#shared/tasks/judged-task.ts';
import { changeTasks } from './change-tasks.ts';
import { tasksOfEvent } from './fire-triggers.ts';
import type { TaskBook, TaskContext } from './task-book.ts';

/** The statuses of cases that are worked on. */
export const openStatuses: readonly CaseStatus[] = ['lead', 'active'];

const isOpen = ({ status, deletedOn }: CaseRecord) => openStatuses.includes(status) && deletedOn === undefined;

/** What happened in an open case so far, the earliest first: each event with its keyed hash in place of its id. `hashOf` makes it of an id. */
type Past = { events: readonly TaskEvent[]; hashOf: (eventId: string) => string };

/** Returns the tasks that a case doesn't have. Of a trigger that repeats it has one if that names the same event, under whichever id. */
function missingTasks({ tasks }: TaskBook, made: ReadonlyMap<string, Task>, hashOf: Past['hashOf']): Task[] {
  const named = new Set([...tasks.values()].map(({ taskTriggerId, origin }) => `${taskTriggerId} ${hashOf(origin.eventId)}`));
  const isThere = ({ id, taskTriggerId, origin }: Task) => tasks.has(id) || named.has(`${taskTriggerId} ${origin.eventId}`);
  return [...made.values()].filter((task) => !isThere(task));
}

/**
 * Makes the tasks that triggers would have made of what happened in a case so far and that it doesn't have, and judges them by the case as it is now. Tasks that
 * exist keep their words and rules, and stay as someone settled them; a case that isn't open, or isn't anymore, gets none. Safe to repeat. `counted` goes with the
 * tasks that are made, so that each is counted once.
 */
export async function fillOpenCase(
  context: TaskContext,
  { caseId, locationId }: { caseId: string; locationId: string },
  triggers: readonly TaskTrigger[],
  { events, hashOf }: Past,
  counted: (tasks: number) => Write,
): Promise<void> {
  const made = new Map<string, Task>();
  for (const event of events)
    for (const [id, task] of tasksOfEvent(triggers, event, event.id)) if (!made.has(id)) made.set(id, task);
  if (made.size === 0) return;
  const repeats = triggers.some((trigger) => trigger.repeats);
  await changeTasks(context, { caseId, locationId }, { ids: [...made.keys()], isWhole: () => repeats }, (book) => {
    const missing = isOpen(book.record) ? missingTasks(book, made, hashOf) : [];
    return {
      tasks: [...book.tasks.values(), ...missing].map((task) => judgedTask(task, book.judgment)),
      writes: missing.length > 0 ? [counted(missing.length)] : [],
    };
  });
}
