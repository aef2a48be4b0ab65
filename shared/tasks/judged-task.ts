import type { CompletedMethod, TaskState } from '../model/enumerations/task.ts';
import type { Task } from '../model/task.ts';
import { dateInZone, endOfDayInZone, type Instant } from '../values/dates.ts';
import { dueOn } from './due-date.ts';
import { type Facts, type OnFault, ruleHolds } from './rule-holds.ts';

/** What a task is judged by: the current facts of the case, the home's time zone, and the moment. */
export type Judgment = { facts: Facts; timeZone: string; now: Instant; onFault?: OnFault };

/** Returns a task's state, based on how it ended. */
export const stateOf = ({ completedMethod }: Pick<Task, 'completedMethod'>): TaskState => {
  if (completedMethod === undefined) return 'open';
  return completedMethod === 'auto' || completedMethod === 'manual' ? 'done' : completedMethod;
};

/** Returns whether a person completed or removed a task. Rules then leave it alone. */
export const isSettledByHand = ({ completedMethod, completedBy }: Pick<Task, 'completedMethod' | 'completedBy'>): boolean =>
  completedMethod === 'manual' || (completedMethod === 'removed' && completedBy !== undefined);

/** Returns the moment when a task expires, or `undefined` if it doesn't. */
export const expiresAt = (
  { isExpirable, dueOn: day }: Pick<Task, 'isExpirable' | 'dueOn'>,
  timeZone: string,
): Instant | undefined => (isExpirable && day !== undefined ? endOfDayInZone(day, timeZone) : undefined);

function methodOf(task: Task, { facts, timeZone, now, onFault }: Judgment): CompletedMethod | undefined {
  const { appliesWhen, completeWhen, manualCompleteOnly } = task;
  if (appliesWhen !== undefined && !ruleHolds(appliesWhen, facts, onFault, true)) return 'removed';
  if (completeWhen !== undefined && !manualCompleteOnly && ruleHolds(completeWhen, facts, onFault)) return 'auto';
  const end = expiresAt(task, timeZone);
  return end !== undefined && end <= now ? 'expired' : undefined;
}

/** Returns a task that ended in this way, or (undefined) reopened. */
export function endedBy(
  task: Task,
  method: CompletedMethod | undefined,
  { now, by }: { now: Instant; by?: { id: string; name: string } },
): Task {
  const { completedMethod: _method, completedOn: _on, completedBy: _by, completedByName: _name, ...open } = task;
  if (method === undefined) return { ...open, isCompleted: false };
  const who = by ? { completedBy: by.id, completedByName: by.name } : {};
  return { ...open, isCompleted: method === 'auto' || method === 'manual', completedMethod: method, completedOn: now, ...who };
}

/**
 * Returns a task as it should be for the case's current facts: its day, and whether it is completed, removed, past its day, or open. What a person decided
 * stays, apart from the day; what a rule completed reopens if the rule is no longer true. The same case and moment give the same task, however often and in
 * whatever order it is judged.
 */
export function judgedTask(task: Task, judgment: Judgment): Task {
  const { facts, timeZone, now } = judgment;
  const { dueOn: previous, ...rest } = task;
  const day = dueOn({ due: task.due, origin: task.origin, previous }, { facts, timeZone, today: dateInZone(now, timeZone) });
  const dated: Task = day === undefined ? rest : { ...rest, dueOn: day };
  if (isSettledByHand(dated)) return dated;
  const method = methodOf(dated, judgment);
  return method === dated.completedMethod ? dated : endedBy(dated, method, { now });
}
