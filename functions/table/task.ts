import type { CompletedMethod, TaskState } from '#shared/model/enumerations/task.ts';
import type { Task } from '#shared/model/task.ts';
import { expiresAt, stateOf } from '#shared/tasks/judged-task.ts';
import { dueOrder, orderOf } from '#shared/tasks/task-order.ts';
import type { CaseRecord } from './case.ts';
import { caseKeys } from './case-keys.ts';
import { type DueBy, eachDue, everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Page, Table, Write } from './table.ts';
import type { DayPosition } from './task-position.ts';

/**
 * Where a task is stored: its home and, unless it is the home's own, its case, and its key there, which changes with its state and its day. One that a trigger
 * made names it, and how it ended.
 */
export type TaskPlace = {
  caseId?: string;
  locationId: string;
  at: string;
  taskTriggerId?: string;
  completedMethod?: CompletedMethod;
};
export type CaseTaskPlace = TaskPlace & { caseId: string };
export const isOfCase = <Place extends TaskPlace>(place: Place): place is Place & CaseTaskPlace => place.caseId !== undefined;

/**
 * What decides which lists tasks are in: those of their case, or, for a home's own tasks, of no case. Tasks of a canceled or deleted case are in none, and
 * don't expire.
 */
export type TaskListing = Pick<CaseRecord, 'providerLocationId'> &
  Partial<Pick<CaseRecord, 'employeeId' | 'status' | 'deletedOn'>> & { timeZone: string };

const ranks: Readonly<Record<TaskState, string>> = { open: '1', expired: '2', done: '3', removed: '4' };
const prefixOf = (state: TaskState) => `TASK#${ranks[state]}#`;

/** The partition of a home's own tasks, which belong to no case. */
const homePartition = (locationId: string) => `HOME-TASKS#${locationId}`;

function keyOf(task: Task, { providerLocationId }: TaskListing): Key {
  const parts = [ranks[stateOf(task)], orderOf(task), task.id] as const;
  return task.caseId === undefined
    ? { ...caseKeys.task('', ...parts), pk: homePartition(providerLocationId) }
    : caseKeys.task(task.caseId, ...parts);
}
export const taskPlaceKey = (taskId: string): Key => ({ pk: `TASK#${taskId}`, sk: 'PLACE' });

/**
 * In gsi1 the open tasks of a home, in gsi2 those of one member (`none`: of nobody), in the order in which they are due. A task that a person wrote is its
 * owner's, any other is of the member who has the case.
 */
const homeTasks = (locationId: string) => `TASKS#${locationId}`;
const memberTasks = (locationId: string, employeeId: string | undefined) => `TASKS#${locationId}#${employeeId ?? 'none'}`;
/** In gsi1 the keys of open tasks that expire, by the time when their day is over in the home's time zone. */
const EXPIRING = 'TASKS-EXPIRING';

const isListed = ({ status, deletedOn }: TaskListing) => status !== 'cancelled' && deletedOn === undefined;

function listAttributes(task: Task, listing: TaskListing) {
  if (stateOf(task) !== 'open' || !isListed(listing)) return {};
  const { providerLocationId } = listing;
  const employeeId = task.own ? task.own.ownerId : listing.employeeId;
  const order = `${dueOrder(task)}#${task.id}`;
  return {
    gsi1pk: homeTasks(providerLocationId),
    gsi1sk: order,
    gsi2pk: memberTasks(providerLocationId, employeeId),
    gsi2sk: order,
  };
}

/** Returns when a task expires, for its row and its place; nothing if it doesn't. */
const endOf = (task: Task, listing: TaskListing): string | undefined =>
  stateOf(task) === 'open' && isListed(listing) ? expiresAt(task, listing.timeZone) : undefined;

/** Returns a task as an item of its case. `endsAt` is in it so that a change of it is noticed. */
export function taskItem(task: Task, listing: TaskListing): Item {
  const endsAt = endOf(task, listing);
  return toItem(
    'task',
    { ...keyOf(task, listing), ...listAttributes(task, listing) },
    { ...task, ...(endsAt ? { endsAt } : {}) },
  );
}

/** In gsi2 the tasks that triggers made on a day (UTC). */
export const madeOn = (day: string) => `TASKS-MADE#${day}`;
const madeIndex = ({ id, taskTriggerId, createdOn }: Task) =>
  taskTriggerId === undefined ? {} : { gsi2pk: madeOn(createdOn.slice(0, 10)), gsi2sk: id };

/** Returns the item that finds a task by its id, by when it expires, and by the day on which a trigger made it. */
export function taskPlaceItem(task: Task, listing: TaskListing): Item {
  const endsAt = endOf(task, listing);
  const place: TaskPlace = {
    ...(task.caseId === undefined ? {} : { caseId: task.caseId }),
    locationId: listing.providerLocationId,
    at: keyOf(task, listing).sk,
    ...(task.taskTriggerId === undefined ? {} : { taskTriggerId: task.taskTriggerId }),
    ...(task.completedMethod === undefined ? {} : { completedMethod: task.completedMethod }),
  };
  const expiring = endsAt ? { gsi1pk: EXPIRING, gsi1sk: `${endsAt}#${task.id}` } : {};
  return toItem('task-place', { ...taskPlaceKey(task.id), ...expiring, ...madeIndex(task) }, place);
}

export const taskOf = (item: Item): Task => {
  const { endsAt: _endsAt, ...task } = fromItem<Task & { endsAt?: string }>(item);
  return task;
};
export const taskPlaceOf = (item: Item): TaskPlace & { id: string } => ({
  ...fromItem<TaskPlace>(item),
  id: item.pk.slice(taskPlaceKey('').pk.length),
});

const sorted = (item: Item) => JSON.stringify(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Puts a task where it belongs now, replacing the row that was read (`before`; none for a new one). Returns no writes if the row is already so. */
export function taskWrites(before: Item | undefined, after: Task, listing: TaskListing): Write[] {
  const item = taskItem(after, listing);
  if (before && sorted(before) === sorted(item)) return [];
  const moved = before && before.sk !== item.sk ? [{ delete: { pk: before.pk, sk: before.sk } }] : [];
  return [...moved, { put: item }, { put: taskPlaceItem(after, listing) }];
}

/** Reads where a task is stored, consistently. */
export async function readTaskPlace(table: Table, taskId: string): Promise<TaskPlace | undefined> {
  const item = await table.get(taskPlaceKey(taskId), { consistent: true });
  return item && taskPlaceOf(item);
}

/** Reads every task of a case as it is stored, in any state. */
export const readTaskItems = (table: Table, caseId: string): Promise<Item[]> =>
  everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'TASK#', consistent: true });

/** Reads a number of the open tasks of a case as they are stored, the earliest due first. */
export async function readOpenItems(table: Table, caseId: string, limit: number): Promise<Item[]> {
  const options = { startsWith: prefixOf('open'), limit, consistent: true };
  return (await table.query(caseKeys.case(caseId).pk, options)).items;
}

/** Where a list of tasks continues: after this sort key. */
export type TaskPage = { tasks: Task[]; next: string | null };

const pageOf = ({ items, next }: Page, limit: number): TaskPage => {
  const last = items.slice(0, limit).at(-1);
  return {
    tasks: items.slice(0, limit).map(taskOf),
    next: last && (items.length > limit || next !== null) ? last.sk : null,
  };
};

type PageAt = { limit: number; after: string | null };

async function readPartition(table: Table, pk: string, state: TaskState, { limit, after }: PageAt): Promise<TaskPage> {
  const startsWith = prefixOf(state);
  if (after !== null && !after.startsWith(startsWith)) return { tasks: [], next: null };
  const page = await table.query(pk, {
    startsWith,
    limit: limit + 1,
    consistent: true,
    descending: state === 'done' || state === 'removed',
    ...(after === null ? {} : { cursor: { pk, sk: after } }),
  });
  return pageOf(page, limit);
}

/** Reads tasks of a case in one state: open ones by due day, others newest first. */
export const readTasks = (table: Table, caseId: string, state: TaskState, at: PageAt): Promise<TaskPage> =>
  readPartition(table, caseKeys.case(caseId).pk, state, at);

/** Reads a home's own tasks, which belong to no case, in the same way. */
export const readHomeTasks = (table: Table, locationId: string, state: TaskState, at: PageAt): Promise<TaskPage> =>
  readPartition(table, homePartition(locationId), state, at);

/** Reads one of a home's own tasks where it was last, consistently, with the number of writes of its row. */
export async function readHomeTask(table: Table, { locationId, at }: TaskPlace): Promise<{ task: Task; item: Item } | undefined> {
  const item = await table.get({ pk: homePartition(locationId), sk: at }, { consistent: true });
  return item && { task: taskOf(item), item };
}

/** Puts one of a home's own tasks where it belongs now. Fails if it was written, or moved, since it was read (`before`; none for a new one). */
export function homeTaskWrites(before: Item | undefined, after: Task, listing: TaskListing): Write[] {
  const version = (before?.version as number | undefined) ?? 0;
  const item = { ...taskItem(after, listing), version: version + 1 };
  const place: Write = { put: taskPlaceItem(after, listing) };
  if (!before) return [{ put: item, unless: 'exists' }, place];
  if (before.sk === item.sk) return [{ put: item, ifVersion: version }, place];
  return [{ delete: { pk: before.pk, sk: before.sk }, ifVersion: version }, { put: item, unless: 'exists' }, place];
}

/** Open tasks of a home: of all its cases, or of those of one member or of nobody (`null`). */
export type DayList = { locationId: string; employeeId?: string | null };
const indexOf = ({ locationId, employeeId }: DayList) =>
  employeeId === undefined
    ? ({ index: 'gsi1', pk: homeTasks(locationId) } as const)
    : ({ index: 'gsi2', pk: memberTasks(locationId, employeeId ?? undefined) } as const);

/** Reads open tasks in the order in which they are due; with `through`, only those due on that day or before; with `on`, only on that day. */
export async function readDay(
  table: Table,
  list: DayList,
  { limit, after, through, on }: { limit: number; after?: DayPosition | null; through?: string; on?: string },
): Promise<{ tasks: Task[]; next: DayPosition | null }> {
  const { index, pk } = indexOf(list);
  const page = await table.query(pk, {
    index,
    limit,
    ...(through === undefined ? {} : { before: `${through}$` }),
    ...(on === undefined ? {} : { startsWith: on }),
    ...(after ? { cursor: { pk: after.pk, sk: after.sk, [`${index}pk`]: pk, [`${index}sk`]: after.order } } : {}),
  });
  const last = page.items.at(-1);
  const next = last && page.next !== null ? { pk: last.pk, sk: last.sk, order: last[`${index}sk`] as string } : null;
  return { tasks: page.items.map(taskOf), next };
}

/** Yields the keys of tasks whose day is over by a time, the earliest first. */
export const eachExpiring = (table: Table, due: DueBy): AsyncGenerator<(TaskPlace & { id: string })[]> =>
  eachDue(table, EXPIRING, due, taskPlaceOf);
