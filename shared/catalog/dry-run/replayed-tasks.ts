import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent } from '#shared/tasks/created-task.ts';
import { judgedTask, stateOf } from '#shared/tasks/judged-task.ts';
import type { CorpusEvent } from './corpus.ts';
import type { DifferenceKind } from './tally.ts';

/** Days are of one clock for both sides of a comparison, so a difference is never the clock's. */
const timeZone = 'UTC';
const noonOf = (day: string) => `${day}T12:00:00.000Z`;
const CASE = '00000000-0000-4000-8000-000000000000';

/**
 * Returns the tasks that a trigger makes of a case's events, by what tells them apart, as they are on a day. What people did to tasks isn't kept, so this is what
 * events and rules alone make of them.
 */
function replayedTasks(trigger: TaskTrigger, events: readonly CorpusEvent[], today: string): ReadonlyMap<string, Task> {
  const tasks = new Map<string, Task>();
  const judge = (facts: CorpusEvent['facts'], now: string) => {
    for (const [key, task] of tasks) tasks.set(key, judgedTask(task, { facts, timeZone, now }));
  };
  events.forEach(({ name, day, facts }, nth) => {
    const event: TaskEvent = { id: String(nth).padStart(6, '0'), name, at: noonOf(day), caseId: CASE, facts };
    if (startsTask(trigger, event)) {
      const key = namesOfTask(trigger, event).join(' ');
      if (!tasks.has(key)) tasks.set(key, createdTask(trigger, event, CASE));
    }
    judge(facts, noonOf(day));
  });
  const last = events.at(-1);
  if (last) judge(last.facts, noonOf(today > last.day ? today : last.day));
  return tasks;
}

function kindOf(before: Task | undefined, after: Task | undefined): DifferenceKind | undefined {
  if (!before || !after) return before === after ? undefined : 'task-made';
  const [one, other] = [stateOf(before), stateOf(after)];
  if (one !== other) return one === 'expired' || other === 'expired' ? 'task-expired' : 'task-completed';
  return before.dueOn === after.dueOn ? undefined : 'task-due';
}

/** Returns how the tasks of a changed trigger differ in one case. */
export function compareTrigger(
  { before, after }: { before: TaskTrigger | undefined; after: TaskTrigger | undefined },
  events: readonly CorpusEvent[],
  today: string,
): DifferenceKind[] {
  const tasksOf = (trigger: TaskTrigger | undefined): ReadonlyMap<string, Task> =>
    trigger ? replayedTasks(trigger, events, today) : new Map();
  const [now, then] = [tasksOf(before), tasksOf(after)];
  const kinds = [...new Set([...now.keys(), ...then.keys()])].map((key) => kindOf(now.get(key), then.get(key)));
  return [...new Set(kinds)].filter((kind) => kind !== undefined);
}
