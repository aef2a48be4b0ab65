import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { readCase } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { taskItem, taskPlaceItem } from '#functions/table/task.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import { addDays, dateInZone, daysBetween } from '#shared/values/dates.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

/** Returns the date so many days from now, in the time zone of the homes in these tests. */
export const dayFromNow = (days: number): string => addDays(dateInZone(new Date().toISOString(), 'America/New_York'), days);

/** The date of the events that created these tasks, so that the tasks that every case starts with are due after them. */
const LONG_AGO = '2020-03-01';

/** A rule that is always true. */
export const always = { '==': [1, 1] };
export const never = { '==': [1, 2] };

const isOpen = ({ completedMethod }: Task) => completedMethod === undefined;
const isOfFamily = ({ access }: Task) => access === 'family-only';

/** Returns a task as its rules create it: due on its day, or (`days` after the event of long ago) one day after the task before it. */
function taskAt(row: CaseRow, change: Partial<Task> & { name: string }, nth: number): Task {
  const day = change.dueOn ?? addDays(LONG_AGO, nth);
  const at = `${LONG_AGO}T17:00:00.000Z`;
  return taskSchema.parse({
    ...{ id: randomUUID(), caseId: row.id, createdOn: at, origin: { at, eventId: randomUUID() } },
    ...{ due: { from: 'event', days: daysBetween(LONG_AGO, day) }, dueOn: day },
    ...change,
  });
}

/**
 * Adds tasks to a case in the table, as an event of long ago created them: overdue, one a day in their order, before those that every case starts
 * with. `changes` may set another date or state.
 */
export async function givenTasks(row: CaseRow, ...changes: (Partial<Task> & { name: string })[]): Promise<Task[]> {
  const table = openCloudTable();
  const record = await readCase(table, row.id);
  if (!record) throw new Error('The case is not there.');
  const tasks = changes.map((change, nth) => taskAt(row, change, nth));
  const listing = { ...record, timeZone: 'America/New_York' };
  await table.putAll(tasks.flatMap((task) => [taskItem(task, listing), taskPlaceItem(task, listing)]));
  const open = tasks.filter(isOpen);
  const next = open[0] && { id: open[0].id, name: open[0].name };
  const openTasks = (record.openTasks ?? 0) + open.length;
  const openFamilyTasks = (record.openFamilyTasks ?? 0) + open.filter(isOfFamily).length;
  await table.transact([
    { update: caseKeys.case(row.id), set: { openTasks, openFamilyTasks, ...(next ? { nextTask: next } : {}) } },
  ]);
  return tasks;
}

/** Finds the card of a task by its name. */
export const card = (within: Page | Locator, name: string): Locator => {
  const page = 'page' in within ? within.page() : within;
  return within.locator('[data-task]').filter({ has: page.getByText(name, { exact: true }) });
};
/** Finds a task's checkbox. */
export const box = (within: Page | Locator, name: string): Locator => within.getByRole('checkbox', { name, exact: true });
