import { corpusEventHash, corpusKeyOf } from '#functions/corpus/corpus-hash.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from '#shared/tasks/created-task.ts';
import { judgedTask } from '#shared/tasks/judged-task.ts';
import { changeTasks } from './change-tasks.ts';
import type { TaskBook, TaskContext } from './task-book.ts';

/**
 * Returns every task that an event makes through the triggers, by its id. A task of a trigger that repeats is named after the event's keyed hash. An invalid trigger
 * makes none, and is logged.
 */
export function tasksOfEvent(triggers: readonly TaskTrigger[], event: TaskEvent, eventHash: string): Map<string, Task> {
  const atFault =
    ({ id }: TaskTrigger) =>
    (fault: Error) =>
      log('error', 'task-trigger', { call: `task-trigger ${id}`, eventId: event.id, error: errorFields(fault) });
  const started = triggers.filter((trigger) => startsTask(trigger, event, atFault(trigger)));
  return new Map(
    started.map((trigger) => {
      const id = namedId(...namesOfTask(trigger, { ...event, id: eventHash }));
      return [id, createdTask(trigger, event, id)];
    }),
  );
}

/** Returns the name that tasks have of an event: its keyed hash, which only those of triggers that repeat need. */
async function nameOfEvent({ table, randomBytes }: TaskContext, { id, name }: TaskEvent, triggers: readonly TaskTrigger[]) {
  const isNeeded = triggers.some(({ repeats, when }) => repeats && when.includes(name));
  return isNeeded ? corpusEventHash(await corpusKeyOf(table, randomBytes), id) : id;
}

/** Returns what an event makes of a case's tasks: new ones, existing ones with their earliest event, and every other one that was read, judged again. */
function afterEvent({ tasks, judgment }: TaskBook, made: ReadonlyMap<string, Task>): Task[] {
  const there = [...tasks.values()].map((task) => {
    const again = made.get(task.id);
    return again ? withOrigin(task, again.origin) : task;
  });
  const added = [...made.values()].filter(({ id }) => !tasks.has(id));
  return [...there, ...added].map((task) => judgedTask(task, judgment));
}

/**
 * Follows an event about a case: makes the tasks whose triggers wait for it, from the event alone, and judges the existing ones by the case as it is now.
 * If all were already judged by these facts, it reads only what the event makes. Any order of events and any repetition give the same tasks.
 */
export async function fireTriggers(
  context: TaskContext,
  event: TaskEvent & { locationId: string },
  triggers: readonly TaskTrigger[],
): Promise<void> {
  const made = tasksOfEvent(triggers, event, await nameOfEvent(context, event, triggers));
  const wanted = {
    ids: [...made.keys()],
    isWhole: ({ record, factsVersion }: { record: TaskBook['record']; factsVersion: number }) =>
      record.tasksJudged !== factsVersion,
  };
  await changeTasks(context, event, wanted, (book) => ({ tasks: afterEvent(book, made) }));
}
