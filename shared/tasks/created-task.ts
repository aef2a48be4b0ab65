import type { Task, TaskOrigin, TaskTrigger } from '../model/task.ts';
import type { Instant } from '../values/dates.ts';
import { type Facts, type OnFault, ruleHolds } from './rule-holds.ts';

/** An event about a case, as far as triggers look: its name, its instant, and the facts of the case right after it. */
export type TaskEvent = { id: string; name: string; at: Instant; caseId: string; facts: Facts };

/** Whether an event is one that a trigger waits for. What it reads stands in the event alone, so that it does not matter when it is looked at. */
export const startsTask = (trigger: TaskTrigger, { name, facts }: TaskEvent, onFault?: OnFault): boolean =>
  trigger.isActive &&
  trigger.when.includes(name) &&
  (trigger.condition === undefined || ruleHolds(trigger.condition, facts, onFault));

/** What a task is told apart by: its trigger and case, and its event where the trigger repeats. The same names, the same task. */
export const namesOfTask = ({ id, repeats }: TaskTrigger, event: Pick<TaskEvent, 'id' | 'caseId'>): string[] => [
  'task',
  id,
  event.caseId,
  ...(repeats ? [event.id] : []),
];

/** The task that an event makes of a trigger, not judged yet. It keeps the trigger's words and rules as they are now: who changes a trigger changes what comes. */
export function createdTask(trigger: TaskTrigger, event: TaskEvent, id: string): Task {
  const { id: taskTriggerId, when: _when, condition: _condition, repeats: _repeats, isActive: _isActive, ...kind } = trigger;
  const origin: TaskOrigin = { at: event.at, eventId: event.id };
  return { ...kind, id, caseId: event.caseId, taskTriggerId, origin, createdOn: event.at, isCompleted: false };
}

/** Whether one event was before another: by their instants, then by their ids, so that of two there is always a first. */
const isBefore = (one: TaskOrigin, other: TaskOrigin): boolean =>
  one.at < other.at || (one.at === other.at && one.eventId < other.eventId);

/** A task that is there, with an event that would have made it too: the earlier one is where it comes from, in whatever order they arrive. */
export const withOrigin = (task: Task, origin: TaskOrigin): Task =>
  isBefore(origin, task.origin) ? { ...task, origin, createdOn: origin.at } : task;
