import { errorFields, log } from '#functions/runtime/log.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from '#shared/tasks/created-task.ts';
import { judgedTask } from '#shared/tasks/judged-task.ts';
import { changeTasks } from './change-tasks.ts';
import type { TaskBook, TaskContext } from './task-book.ts';

/** Every task that an event makes of the triggers, by its id; a trigger at fault makes none, and says so to whoever reads the log. */
function tasksOfEvent(triggers: readonly TaskTrigger[], event: TaskEvent): Map<string, Task> {
  const atFault =
    ({ id }: TaskTrigger) =>
    (fault: Error) =>
      log('error', 'task-trigger', { call: `task-trigger ${id}`, eventId: event.id, error: errorFields(fault) });
  const started = triggers.filter((trigger) => startsTask(trigger, event, atFault(trigger)));
  return new Map(
    started.map((trigger) => {
      const id = namedId(...namesOfTask(trigger, event));
      return [id, createdTask(trigger, event, id)];
    }),
  );
}

/** What an event makes of a case's tasks: new ones, those that are there with their earliest event, and every other that was read judged anew. */
function afterEvent({ tasks, judgment }: TaskBook, made: ReadonlyMap<string, Task>): Task[] {
  const there = [...tasks.values()].map((task) => {
    const again = made.get(task.id);
    return again ? withOrigin(task, again.origin) : task;
  });
  const anew = [...made.values()].filter(({ id }) => !tasks.has(id));
  return [...there, ...anew].map((task) => judgedTask(task, judgment));
}

/**
 * Follows an event about a case: makes the tasks whose triggers wait for it, out of the event alone, and judges those that are there over the case as it is.
 * Where all were judged by these facts already, only what the event makes is read. Any order of events and any repetition come to the same tasks.
 */
export async function fireTriggers(
  context: TaskContext,
  event: TaskEvent & { locationId: string },
  triggers: readonly TaskTrigger[],
): Promise<void> {
  const made = tasksOfEvent(triggers, event);
  const wanted = {
    ids: [...made.keys()],
    isWhole: ({ record, factsVersion }: { record: TaskBook['record']; factsVersion: number }) =>
      record.tasksJudged !== factsVersion,
  };
  await changeTasks(context, event, wanted, (book) => ({ tasks: afterEvent(book, made) }));
}
