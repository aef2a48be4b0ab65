import { caseTasksCompleted } from '#events/catalog/case-tasks-completed.ts';
import { writesWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { problem } from '#functions/problem.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { type Condition, ConditionFailed, type Write } from '#functions/table/table.ts';
import { taskWrites } from '#functions/table/task.ts';
import type { Task } from '#shared/model/task.ts';
import { stateOf } from '#shared/tasks/judged-task.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { readTaskBook, type TaskBook, type TaskContext, type WantedTasks } from './task-book.ts';
import { countsAfter, type TaskCounts } from './task-counts.ts';

/**
 * How many times a change is tried while others change tasks of the same case, and for how long: the caller hears of it well before the call's time is
 * over.
 */
const MAX_TRIES = 20;
const LONGEST_MS = 5_000;
const LONGEST_PAUSE_MS = 800;
/** Tasks that one transaction writes: three writes each, and at most 100 are allowed. */
const AT_ONCE = 30;

/** The new state of the tasks that were read. `writes` go into the same transaction as the first of them (the timeline's entry). */
export type TaskChange = { tasks: readonly Task[]; writes?: readonly Write[] };

const seenRevision = (revision: number | undefined): Condition =>
  revision === undefined
    ? { expression: 'attribute_exists(pk) AND attribute_not_exists(tasksRevision)' }
    : { expression: 'tasksRevision = :revision', values: { ':revision': revision } };

/** Raises the event that a case's last open task was completed: closing the case depends on it. */
async function lastCompleted(
  context: TaskContext,
  book: TaskBook,
  counts: TaskCounts,
  changed: readonly Task[],
): Promise<Write[]> {
  const { record, listing } = book;
  const isLast = counts.openTasks === 0 && (record.openTasks ?? 0) > 0 && changed.some((task) => stateOf(task) === 'done');
  if (!isLast) return [];
  const { id: caseId, providerLocationId: locationId } = record;
  const completedOn = dateInZone(context.now.toISOString(), listing.timeZone);
  const event = context.event('case.tasks-completed', { caseId, locationId, completedOn }, locationId);
  return writesWithEvents(context, record, {
    events: [event],
    move: (facts) => caseTasksCompleted.moves(facts, { completedOn }),
  });
}

/** The result of a change: how many of its tasks still have to be written, and how many are open afterward. */
type Outcome = TaskCounts & { changed: number };

/**
 * Returns the transactions of a change, and its result. Each succeeds only while nobody else writes a task of the case, and the last one says how many are
 * open then. None if nothing changes.
 */
async function planOf(
  context: TaskContext,
  book: TaskBook,
  { tasks, writes = [] }: TaskChange,
): Promise<{ outcome: Outcome; transactions: Write[][] }> {
  const { record, items, listing, isWhole, factsVersion } = book;
  const changed = tasks.flatMap((task) => {
    const rows = taskWrites(items.get(task.id), task, listing);
    return rows.length > 0 ? [{ task, rows }] : [];
  });
  const after = changed.map(({ task }) => task);
  const counts = countsAfter(book, new Map(after.map((task) => [task.id, task])));
  const isJudged = !isWhole || record.tasksJudged === factsVersion;
  const outcome: Outcome = { ...counts, changed: changed.length };
  if (changed.length === 0 && isJudged && writes.length === 0) return { outcome, transactions: [] };
  const parts = Array.from({ length: Math.max(1, Math.ceil(changed.length / AT_ONCE)) }, (_, part) =>
    changed.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const last = { ...counts, tasksJudged: isWhole ? factsVersion : record.tasksJudged };
  // If this stops before the last transaction, nothing was counted: then all of them are judged and counted again.
  const unfinished = { tasksJudged: undefined };
  const completionWrites = await lastCompleted(context, book, counts, after);
  const transactions = parts.map((part, at) => {
    const isLast = at === parts.length - 1;
    const revision = (record.tasksRevision ?? 0) + at;
    const condition = seenRevision(at === 0 ? record.tasksRevision : revision);
    return [
      { update: caseKeys.case(record.id), set: { tasksRevision: revision + 1, ...(isLast ? last : unfinished) }, condition },
      ...part.flatMap(({ rows }) => rows),
      ...(at === 0 ? writes : []),
      ...(isLast ? completionWrites : []),
    ];
  });
  return { outcome, transactions };
}

/** Pauses for a random time that doubles with each try: a hundred who all tried again at the same time would be in each other's way once more. */
const pause = ({ randomBytes }: TaskContext, tries: number) =>
  new Promise((resolve) => setTimeout(resolve, ((randomBytes()[0] ?? 0) / 255) * Math.min(LONGEST_PAUSE_MS, 15 * 2 ** tries)));

/** Writes a change; undefined if someone else wrote tasks of the case since they were read. */
async function writeChange(context: TaskContext, book: TaskBook, change: TaskChange): Promise<Outcome | undefined> {
  const { outcome, transactions } = await planOf(context, book, change);
  try {
    for (const writes of transactions) await context.table.transact(writes);
    return outcome;
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

/**
 * Changes tasks of a case: reads the wanted ones, asks for their new state, and writes that. All writes of a case's tasks follow one another by the
 * revision in its row; a change that was overtaken reads and asks again, and so does one that returns nothing, since its tasks moved while they were read.
 * Safe to repeat: nothing is written twice. Undefined if the case doesn't exist.
 */
export async function changeTasks(
  context: TaskContext,
  at: { caseId: string; locationId: string },
  wanted: WantedTasks,
  change: (book: TaskBook) => TaskChange | undefined,
): Promise<Outcome | undefined> {
  const onFault = (error: Error) => log('warn', 'tasks', { call: 'tasks', error: errorFields(error) });
  const until = performance.now() + LONGEST_MS;
  for (let tries = 1; tries === 1 || (tries <= MAX_TRIES && performance.now() < until); tries += 1) {
    const book = await readTaskBook(context, at, wanted, onFault);
    if (!book) return undefined;
    const wantedChange = change(book);
    const outcome = wantedChange && (await writeChange(context, book, wantedChange));
    if (outcome) return outcome;
    await pause(context, tries);
  }
  throw problem('unavailable', {
    retryAfterSeconds: 1,
    detail: 'Many people are changing this case’s tasks right now. Please try again.',
  });
}
