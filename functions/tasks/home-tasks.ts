import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { homeTaskWrites, readHomeTask, readTaskPlace, type TaskListing, type TaskPlace } from '#functions/table/task.ts';
import type { Task } from '#shared/model/task.ts';
import type { Judgment } from '#shared/tasks/judged-task.ts';

/** How many times a change is tried while others change the same task. */
const MAX_TRIES = 8;

/** Returns how a home's own tasks are listed and judged: they depend on no case, so nothing is known that could complete them. */
async function homeJudgment(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
): Promise<{ listing: TaskListing; judgment: Judgment }> {
  const home = await readLocationRow(table, locationId);
  if (!home) throw problem('not_found');
  const { timeZone } = home;
  return { listing: { providerLocationId: locationId, timeZone }, judgment: { facts: {}, timeZone, now: now.toISOString() } };
}

/** Returns what else is written with a task, in the same transaction. */
type More = (task: Task) => Write[];
const nothing: More = () => [];

/** Adds one of a home's own tasks. */
export async function addHomeTask(
  context: OperationContext,
  locationId: string,
  task: (judgment: Judgment) => Task,
  more: More = nothing,
): Promise<Task> {
  const { listing, judgment } = await homeJudgment(context, locationId);
  const added = task(judgment);
  await context.table.transact([...homeTaskWrites(undefined, added, listing), ...more(added)]);
  return added;
}

type Change = (task: Task, by: { id: string; name: string }, judgment: Judgment) => Task | null;

/**
 * Changes one of a home's own tasks as it is now, and returns it; `null` from `change` leaves it unchanged. Of two people who change it at the same moment, the second one's
 * change is made to what the first one left.
 */
export async function changeHomeTask(
  context: OperationContext,
  place: TaskPlace,
  taskId: string,
  change: Change,
  more: More = nothing,
): Promise<Task> {
  const { id, name } = byOf(context);
  const { listing, judgment } = await homeJudgment(context, place.locationId);
  let at: TaskPlace | undefined = place;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const found = at && (await readHomeTask(context.table, at));
    if (found) {
      const after = change(found.task, { id: id ?? place.locationId, name }, judgment);
      if (!after) return found.task;
      try {
        await context.table.transact([...homeTaskWrites(found.item, after, listing), ...more(after)]);
        return after;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
      }
    }
    at = await readTaskPlace(context.table, taskId);
  }
  throw problem('unavailable', { retryAfterSeconds: 1, detail: 'Others are changing this task right now. Please try again.' });
}
