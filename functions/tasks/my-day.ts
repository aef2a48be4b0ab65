import { pageOfList } from '#functions/runtime/cursor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCases } from '#functions/table/case.ts';
import { readTradeCases } from '#functions/table/case-list.ts';
import { type DayList, readDay, readTasks } from '#functions/table/task.ts';
import { MAX_COUNTED, type TaskOfDay, type WhoseTasks } from '#shared/contract/tasks-views.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { Task } from '#shared/model/task.ts';
import { dayGroupOf, dueOrder } from '#shared/tasks/task-order.ts';
import type { CalendarDate } from '#shared/values/dates.ts';
import { memberSide } from '#shared/visibility/sight.ts';
import { tasksInSight } from './staff-task.ts';
import type { TaskCatalog } from './task-catalog.ts';
import { afterDay, dayCursor } from './task-cursors.ts';
import { taskView } from './task-view.ts';

/** How many of the cases that a trade company was last assigned to are searched for its day, and how many tasks of each. */
const CASES = 50;
const TASKS = 100;

/** Returns what a trade company has to do, for the home and across the cases that it is assigned to, in the order in which it is due. */
async function tradeDay({ table }: OperationContext, catalog: TaskCatalog, membership: Membership): Promise<Task[]> {
  const { locationId, employeeId } = membership;
  const [{ cases }, own] = await Promise.all([
    readTradeCases(table, locationId, employeeId, { limit: CASES, after: null }),
    readDay(table, { locationId, employeeId }, { limit: TASKS }),
  ]);
  const open = cases.filter(({ status }) => status !== 'cancelled');
  const pages = await Promise.all(open.map(({ id }) => readTasks(table, id, 'open', { limit: TASKS, after: null })));
  const ofHome = own.tasks.filter(({ caseId }) => caseId === undefined);
  const tasks = [...ofHome, ...pages.flatMap((page) => tasksInSight(membership, catalog, page.tasks))];
  return tasks.toSorted((one, other) => (dueOrder(one) < dueOrder(other) ? -1 : 1));
}

type DayQuery = { whose: WhoseTasks; pageSize: number; cursor?: string | undefined };

/** Returns whose tasks these are, as the table's lists know it. */
const listOf = ({ locationId, employeeId }: Membership, whose: WhoseTasks): DayList => {
  if (whose === 'all') return { locationId };
  return { locationId, employeeId: whose === 'mine' ? employeeId : null };
};

/** Returns tasks with the cases that they belong to, if any. Those of a case that is hidden by now are left out. */
async function withCases({ table }: OperationContext, catalog: TaskCatalog, tasks: readonly Task[]): Promise<TaskOfDay[]> {
  const cases = await readCases(table, [...new Set(tasks.flatMap(({ caseId }) => caseId ?? []))]);
  const byId = new Map(cases.map((record) => [record.id, record]));
  return tasks.flatMap((task): TaskOfDay[] => {
    if (task.caseId === undefined) return [{ task: taskView(task, catalog), case: null }];
    const record = byId.get(task.caseId);
    if (!record) return [];
    const { id, caseNumber, decedentFullName, status, employeeId = null } = record;
    return [{ task: taskView(task, catalog), case: { id, caseNumber, decedentFullName, status, employeeId } }];
  });
}

/** Counts how many of these are overdue and how many are due today. */
function countsOf(tasks: readonly Task[], today: CalendarDate, isMore: boolean) {
  const groups = tasks.map(({ dueOn }) => dayGroupOf(dueOn, today));
  const count = (group: string) => groups.filter((each) => each === group).length;
  return { overdue: count('overdue'), today: count('today'), isMore };
}

/** Returns a page of the day of someone at a home; with the first page, how many tasks are overdue and due today. */
export async function myDay(
  context: OperationContext,
  membership: Membership,
  catalog: TaskCatalog,
  today: CalendarDate,
  query: DayQuery,
) {
  if (memberSide(membership) === 'trade') {
    const all = await tradeDay(context, catalog, membership);
    const { items, nextCursor } = pageOfList(all, {
      pageSize: query.pageSize,
      ...(query.cursor ? { cursor: query.cursor } : {}),
    });
    const counts = query.cursor === undefined ? countsOf(all, today, false) : null;
    return { items: await withCases(context, catalog, items), nextCursor, counts };
  }
  const list = listOf(membership, query.whose);
  const [page, due] = await Promise.all([
    readDay(context.table, list, { limit: query.pageSize, after: afterDay(query.cursor) }),
    query.cursor === undefined ? readDay(context.table, list, { limit: MAX_COUNTED, through: today }) : null,
  ]);
  return {
    items: await withCases(context, catalog, page.tasks),
    nextCursor: dayCursor(page.next),
    counts: due && countsOf(due.tasks, today, due.next !== null),
  };
}
