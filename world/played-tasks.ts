import { namedId } from '#functions/runtime/named-id.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from '#shared/tasks/created-task.ts';
import { judgedTask } from '#shared/tasks/judged-task.ts';
import { dueOrder } from '#shared/tasks/task-order.ts';

/** A case as it happened: its events in order, by a home's clock, up to a moment. */
export type PlayedCase = { events: readonly TaskEvent[]; timeZone: string; now: string };

const before = (one: Task, other: Task) => (dueOrder(one) < dueOrder(other) ? -1 : 1);

function afterEvent(tasks: ReadonlyMap<string, Task>, triggers: readonly TaskTrigger[], event: TaskEvent): Map<string, Task> {
  const next = new Map(tasks);
  for (const trigger of triggers)
    if (startsTask(trigger, event)) {
      const id = namedId(...namesOfTask(trigger, event));
      const there = next.get(id);
      next.set(id, there ? withOrigin(there, { at: event.at, eventId: event.id }) : createdTask(trigger, event, id));
    }
  return next;
}

/** Returns the tasks that a history of a case leaves, as the reactions to its events would have made and judged them one by one, the earliest due first. */
export function playedTasks(triggers: readonly TaskTrigger[], { events, timeZone, now }: PlayedCase): Task[] {
  let tasks = new Map<string, Task>();
  let facts: TaskEvent['facts'] = {};
  const judge = (at: string) => {
    tasks = new Map([...tasks].map(([id, task]): [string, Task] => [id, judgedTask(task, { facts, timeZone, now: at })]));
  };
  for (const event of events) {
    facts = event.facts;
    tasks = afterEvent(tasks, triggers, event);
    judge(event.at);
  }
  judge(now);
  return [...tasks.values()].toSorted(before);
}
