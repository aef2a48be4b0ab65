import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { readCase } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { taskItem, taskPlaceItem } from '#functions/table/task.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

/** A day of the homes of these tests, so many days from now. */
export const dayFromNow = (days: number): string => addDays(dateInZone(new Date().toISOString(), 'America/New_York'), days);

/** How long before everything else these tasks are due, so that what a case begins with stands behind them. */
const LONG_AGO = '2020-03-01T12:00:00.000Z';

/**
 * Tasks of a case straight in the table, as an event left them that was long ago: those that are open are overdue, one a day, in their order, before all
 * others. `changes` may say another day or state.
 */
export async function givenTasks(row: CaseRow, ...changes: (Partial<Task> & { name: string })[]): Promise<Task[]> {
  const table = openCloudTable();
  const record = await readCase(table, row.id);
  if (!record) throw new Error('The case is not there.');
  const listing = { ...record, timeZone: 'America/New_York' };
  const tasks = changes.map((change, days) =>
    taskSchema.parse({
      ...{ id: randomUUID(), caseId: row.id, due: { from: 'event', days }, createdOn: LONG_AGO },
      ...{ origin: { at: LONG_AGO, eventId: randomUUID() }, dueOn: addDays('2020-03-01', days) },
      ...change,
    }),
  );
  await table.putAll(tasks.flatMap((task) => [taskItem(task, listing), taskPlaceItem(task, listing)]));
  const open = tasks.filter(({ completedMethod }) => completedMethod === undefined);
  const [next] = open;
  const counts = { openTasks: (record.openTasks ?? 0) + open.length, openFamilyTasks: open.filter(isOfFamily).length };
  const nextTask = next && { id: next.id, name: next.name, ...(next.dueOn ? { dueOn: next.dueOn } : {}) };
  await table.transact([{ update: caseKeys.case(row.id), set: { ...counts, ...(nextTask ? { nextTask } : {}) } }]);
  return tasks;
}
const isOfFamily = ({ access }: Task) => access === 'family-only';

/** The card of a task, by what it is called. */
export const card = (within: Page | Locator, name: string): Locator =>
  within.locator('[data-task]').filter({ has: within.getByText(name, { exact: true }) });
/** Its box. */
export const box = (within: Page | Locator, name: string): Locator => within.getByRole('checkbox', { name, exact: true });
