import { describe, expect, it } from 'vitest';
import type { TaskOfDay } from '#shared/contract/tasks-views.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { keyed } from './parts/case-desk.ts';
import { categoryId, colleague, dayOf, namesOf, putTask, setDone, taskDesk, taskNamed, tasksOf } from './parts/task-desk.ts';

const taskNames = (items: readonly TaskOfDay[]) => namesOf(items.map(({ task }) => task));

async function everyPage(by: RequestOptions, whose: string, pageSize: number): Promise<TaskOfDay[]> {
  const read: TaskOfDay[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await dayOf(by, { whose, pageSize, ...(cursor ? { cursor } : {}) });
    // Counts come only with the first page.
    expect(page.counts === null).toBe(cursor !== undefined);
    read.push(...page.items);
    cursor = page.nextCursor;
  }
  return read;
}

describe('a day', () => {
  it('has what is overdue, due today, and next, in that order, with its case and its counts', async () => {
    const { row, staff } = await taskDesk();
    const { today, items: open } = await tasksOf(staff, row.id);
    const late = await putTask(row, { name: 'Late by a day', dueOn: addDays(today, -1), due: { from: 'event', days: 1 } });
    await putTask(row, { name: 'Late by a week', dueOn: addDays(today, -7) });
    await putTask(row, { name: 'Over', completedMethod: 'expired', isExpirable: true });
    const day = await dayOf(staff, { whose: 'unassigned' });
    expect(taskNames(day.items)).toEqual(['Late by a week', 'Late by a day', ...namesOf(open)]);
    expect(day).toMatchObject({ today, counts: { overdue: 2, today: 2, isMore: false }, nextCursor: null, wantsDigest: true });
    const { id, caseNumber, decedentFullName } = row;
    for (const each of day.items)
      expect(each.case).toEqual({ id, caseNumber, decedentFullName, status: 'active', employeeId: null });
    await setDone(staff, late.id);
    expect((await dayOf(staff, { whose: 'all' })).counts).toEqual({ overdue: 1, today: 2, isMore: false });
    expect(await dayOf(staff)).toMatchObject({ items: [], counts: { overdue: 0, today: 0, isMore: false } });
  });

  it('is read page after page without a gap, and counts to two hundred', async () => {
    const { row, staff } = await taskDesk();
    const { today, items: open } = await tasksOf(staff, row.id);
    const many = Array.from({ length: 201 }, (_, nth) => ({ name: `Late ${String(nth).padStart(3, '0')}`, sortOrder: nth }));
    await Promise.all(many.map((each) => putTask(row, { ...each, dueOn: addDays(today, -1) })));
    const read = await everyPage(staff, 'all', 60);
    expect(taskNames(read)).toEqual([...namesOf(many), ...namesOf(open)]);
    expect((await dayOf(staff, { whose: 'all' })).counts).toEqual({ overdue: 200, today: 0, isMore: true });
  });

  it('refuses a cursor that is not ours, and another home’s leads nowhere else', async () => {
    const [{ staff }, theirs] = [await taskDesk(), await taskDesk()];
    const { nextCursor } = await dayOf(theirs.staff, { whose: 'all', pageSize: 1 });
    const ours = (await dayOf(staff, { whose: 'all' })).items.map(({ task }) => task.id);
    const strayed = await dayOf(staff, { whose: 'all', cursor: nextCursor });
    expect(ours).toEqual(expect.arrayContaining(strayed.items.map(({ task }) => task.id)));
    const forged = ['', 'CASE#x TASK#1 2026', 'o:2', `LOCATION#${theirs.home.id} PROFILE x`];
    for (const cursor of forged.map((text) => Buffer.from(text).toString('base64url')).concat('%%%', 'x'.repeat(3000)))
      expect(await refused('getMyDay', { whose: 'all', cursor }, staff), cursor).toMatchObject({ status: 400 });
    expect(await refused('getMyDay', { whose: 'yours' }, staff)).toMatchObject({ status: 400 });
  });

  it('is emailed in the morning or not, as each member chooses', async () => {
    const desk = await busyHome();
    const [ines, joan] = [await colleague(desk, 'Ines'), await colleague(desk, 'Joan')];
    expect(await ok('setTaskDigest', { isWanted: false }, keyed(ines.by))).toEqual({ wantsDigest: false });
    expect(await dayOf(ines.by)).toMatchObject({ wantsDigest: false });
    expect(await dayOf(joan.by)).toMatchObject({ wantsDigest: true });
    expect(await ok('setTaskDigest', { isWanted: true }, keyed(ines.by))).toEqual({ wantsDigest: true });
    expect(await dayOf(ines.by)).toMatchObject({ wantsDigest: true });
  });
});

describe('someone who may only look', () => {
  it('sees every task and settles none', async () => {
    const { row, staff, at } = await taskDesk();
    const viewOnly = await at({ access: 'view-only' });
    const task = await taskNamed(viewOnly, row.id, 'Arrangement conference');
    expect(await tasksOf(viewOnly, row.id)).toEqual(await tasksOf(staff, row.id));
    expect(taskNames((await dayOf(viewOnly, { whose: 'all' })).items)).toContain(task.name);
    const tried: [string, object][] = [
      ['completeTask', { caseTaskId: task.id, completed: true }],
      ['removeTask', { id: task.id }],
      ['restoreTask', { id: task.id }],
      ['calculateTaskCompletion', { caseId: row.id }],
    ];
    for (const [name, input] of tried)
      expect(await refused(name, input, keyed(viewOnly)), name).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await taskNamed(staff, row.id, task.name)).toEqual(task);
  });
});

describe('a trade company', () => {
  it('sees the work of its trade in the cases that it is assigned to, and completes it; nothing else is there for it', async () => {
    const desk = await taskDesk();
    const { row, staff } = desk;
    const company = await colleague(desk, 'Northgate', 'trade-company');
    const removal = await putTask(row, { name: 'Bring the van', taskCategoryId: categoryId('removal'), access: 'any' });
    const familys = await putTask(row, { name: 'Bring shoes', taskCategoryId: categoryId('care'), access: 'family-only' });
    const homes = await taskNamed(staff, row.id, 'Assign the case');
    const complete = (caseTaskId: string) => ({ caseTaskId, completed: true });
    for (const id of [removal.id, familys.id, homes.id])
      expect(await refused('completeTask', complete(id), keyed(company.by))).toMatchObject({ status: 404 });
    expect(await dayOf(company.by, { whose: 'all' })).toMatchObject({ items: [], counts: { overdue: 0, today: 0 } });
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    // Of the home's own tasks, the case has only one of its trade.
    const ofTrade = ['Bring the van', 'Pacemaker checked/removed'];
    for (const whose of ['mine', 'unassigned', 'all'])
      expect(taskNames((await dayOf(company.by, { whose })).items)).toEqual(ofTrade);
    expect(taskNames(await everyPage(company.by, 'mine', 1))).toEqual(ofTrade);
    expect(namesOf((await tasksOf(company.by, row.id)).items)).toEqual(ofTrade);
    const part = await ok<{ tasks: { name: string }[]; openTasks: number }>(
      'getCaseTasksAndServices',
      { id: row.id },
      company.by,
    );
    expect([namesOf(part.tasks), part.openTasks]).toEqual([ofTrade, 2]);
    for (const id of [familys.id, homes.id])
      expect(await refused('completeTask', complete(id), keyed(company.by))).toMatchObject({ status: 404 });
    const done = await setDone(company.by, removal.id);
    expect(done).toMatchObject({ state: 'done', completedByName: 'Northgate Vane' });
    expect(await setDone(company.by, removal.id, false)).toMatchObject({ state: 'open' });
    for (const [name, input] of [
      ['removeTask', { id: removal.id }],
      ['restoreTask', { id: removal.id }],
      ['calculateTaskCompletion', { caseId: row.id }],
      ['setTaskDigest', { isWanted: false }],
    ] as const)
      expect(await refused(name, input, keyed(company.by)), name).toMatchObject({ status: 403 });
    await ok('unassignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    expect(await dayOf(company.by)).toMatchObject({ items: [] });
    for (const [name, input] of [
      ['completeTask', complete(removal.id)],
      ['getTasksForCase', { id: row.id }],
      ['getCaseTasksAndServices', { id: row.id }],
    ] as const)
      expect(await refused(name, input, keyed(company.by)), name).toMatchObject({ status: 404 });
  });
});
