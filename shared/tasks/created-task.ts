import type { Task, TaskOrigin, TaskTrigger } from '../model/task.ts';
import type { Instant } from '../values/dates.ts';
import { type Facts, type OnFault, ruleHolds } from './rule-holds.ts';

/** The parts of a case event that triggers look at: its name, its instant, and the facts of the case right after it. */
export type TaskEvent = { id: string; name: string; at: Instant; caseId: string; facts: Facts };

/** Returns whether a trigger waits for an event. It reads only the event, so it doesn't matter when this is asked. */
export const startsTask = (trigger: TaskTrigger, { name, facts }: TaskEvent, onFault?: OnFault): boolean =>
  trigger.isActive &&
  trigger.when.includes(name) &&
  (trigger.condition === undefined || ruleHolds(trigger.condition, facts, onFault));

/** Returns the names that identify a task: its trigger and case, and its event if the trigger repeats. The same names mean the same task. */
export const namesOfTask = ({ id, repeats }: TaskTrigger, event: Pick<TaskEvent, 'id' | 'caseId'>): string[] => [
  'task',
  id,
  event.caseId,
  ...(repeats ? [event.id] : []),
];

/** Creates a trigger's task for an event, not judged yet. It copies the trigger's current words and rules, so changing a trigger affects only later tasks. */
export function createdTask(trigger: TaskTrigger, event: TaskEvent, id: string): Task {
  const { id: taskTriggerId, when: _when, condition: _condition, repeats: _repeats, isActive: _isActive, ...kind } = trigger;
  const origin: TaskOrigin = { at: event.at, eventId: event.id };
  return { ...kind, id, caseId: event.caseId, taskTriggerId, origin, createdOn: event.at, isCompleted: false };
}

/** Returns whether one event came before another: by instant, then by id, so that one is always first. */
const isBefore = (one: TaskOrigin, other: TaskOrigin): boolean =>
  one.at < other.at || (one.at === other.at && one.eventId < other.eventId);

/** Updates a task's origin if another event would have created it too. The earlier event counts, in whatever order they arrive. */
export const withOrigin = (task: Task, origin: TaskOrigin): Task =>
  isBefore(origin, task.origin) ? { ...task, origin, createdOn: origin.at } : task;
