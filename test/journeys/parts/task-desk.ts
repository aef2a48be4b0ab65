import { randomUUID } from 'node:crypto';
import { namedId } from '#functions/runtime/named-id.ts';
import { readCase } from '#functions/table/case.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { taskItem, taskPlaceItem } from '#functions/table/task.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { TaskOfDay, TaskView } from '#shared/contract/tasks-views.ts';
import type { TaskState } from '#shared/model/enumerations/task.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import { ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import type { TaskCategoryKey } from '#world/data/task-categories.ts';
import { idOf } from '#world/ids.ts';
import { busyHome } from './busy-home.ts';
import { keyed, member, openCase } from './case-desk.ts';

export type TaskList = { items: TaskView[]; nextCursor: string | null; today: string };
export type Day = {
  items: TaskOfDay[];
  nextCursor: string | null;
  today: string;
  counts: { overdue: number; today: number; isMore: boolean } | null;
  wantsDigest: boolean;
};
type Desk = Awaited<ReturnType<typeof busyHome>>;

export const tasksOf = (by: RequestOptions, id: string, state: TaskState = 'open', more: object = {}) =>
  ok<TaskList>('getTasksForCase', { id, state, pageSize: 100, ...more }, by);
export const dayOf = (by: RequestOptions, input: object = {}) => ok<Day>('getMyDay', { pageSize: 100, ...input }, by);
export const namesOf = (tasks: readonly { name: string }[]) => tasks.map(({ name }) => name);
/** Returns the cases of a day's tasks. */
export const casesOf = ({ items }: Day) => [...new Set(items.flatMap((each) => each.case?.id ?? []))];

/** Returns a task of a case, as soon as it exists. */
export const taskNamed = (by: RequestOptions, id: string, name: string, state: TaskState = 'open') =>
  waitUntil(`the task "${name}", ${state}`, async () => (await tasksOf(by, id, state)).items.find((task) => task.name === name));

export const setDone = (by: RequestOptions, caseTaskId: string, completed = true) =>
  ok<TaskView>('completeTask', { caseTaskId, completed }, keyed(by));
export const judge = (by: RequestOptions, caseId: string) =>
  ok<{ openTasks: number; changed: number }>('calculateTaskCompletion', { caseId }, keyed(by));

/** Opens a case of a home and waits for its first tasks: the event that opened it makes all of them together. */
export async function caseWithTasks(by: RequestOptions, changes: object = {}): Promise<CaseRow> {
  const row = await openCase(by, changes);
  await taskNamed(by, row.id, 'First call record complete');
  return row;
}

/** Returns a home with such a case. */
export async function taskDesk(changes: object = {}) {
  const desk = await busyHome();
  return { ...desk, row: await caseWithTasks(desk.staff, changes) };
}

/** Makes someone on a home's team, ready to make calls. */
export async function colleague({ home }: Pick<Desk, 'home'>, firstName: string, kind: 'staff' | 'trade-company' = 'staff') {
  const made = await member(home.id, firstName, 'Vane');
  if (kind === 'trade-company') await openCloudTable().put(employeeItem({ ...made, kind }));
  const place = { locationId: home.id, locationName: home.name, employeeId: made.id, access: 'staff' as const, kind };
  const { token, headers, account } = await person({ firstName, lastName: 'Vane', memberships: [place] });
  const by: RequestOptions = { token, headers };
  return { ...made, accountId: account.id, by };
}

export const categoryId = (key: TaskCategoryKey) => idOf('task-category', key);

/** Writes a task of a case straight into the table, as its trigger would have left it. */
export async function putTask({ id: caseId }: Pick<CaseRow, 'id'>, changes: Partial<Task> = {}): Promise<Task> {
  const table = openCloudTable();
  const record = await readCase(table, caseId);
  const home = record && (await readLocationRow(table, record.providerLocationId));
  if (!record || !home) throw new Error('There is no such case.');
  const [at, id] = ['2026-01-05T12:00:00.000Z', randomUUID()];
  const task = taskSchema.parse({
    id,
    caseId,
    taskTriggerId: namedId('test-trigger', id),
    name: 'Call the cemetery',
    access: 'staff-only',
    due: { from: 'event', days: 0 },
    origin: { at, eventId: id },
    dueOn: '2026-01-05',
    createdOn: at,
    ...changes,
  });
  const listing = { ...record, timeZone: home.timeZone };
  await table.putAll([taskItem(task, listing), taskPlaceItem(task, listing)]);
  return task;
}

/** Waits until the tasks of a case were judged by its present facts. */
export const allJudged = (caseId: string) =>
  waitUntil('the tasks of a case judged', async () => {
    const [record, facts] = await Promise.all([readCase(openCloudTable(), caseId), readFacts(openCloudTable(), caseId)]);
    return record && facts && record.tasksJudged === facts.version;
  });
