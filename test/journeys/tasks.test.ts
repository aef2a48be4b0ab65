import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCase } from '#functions/table/case.ts';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, find, keyed } from './parts/case-desk.ts';
import { colleague, judge, namesOf, putTask, setDone, taskDesk, taskNamed, tasksOf } from './parts/task-desk.ts';

/** What an at-need case has to do from the start, with the days until each is due, as a director would have it. */
const atOnce: [name: string, access: string, inDays: number | null, badge: string][] = [
  ['First call record complete', 'staff-only', 0, 'First contact'],
  ['Assign the case', 'staff-only', 0, 'First contact'],
  ['Verify identity of authorized agent (right to control disposition)', 'staff-only', 1, 'First contact'],
  ['Arrangement conference', 'any', 1, 'Arrangements'],
  ['Death certificate worksheet to informant', 'any', 1, 'Vital records'],
  ['Tell us who should know', 'family-only', 2, 'From the family'],
  ['Answer what the certificate asks', 'family-only', 2, 'From the family'],
  ['Say how you would like to say goodbye', 'family-only', 3, 'From the family'],
  ['Pacemaker checked/removed', 'staff-only', null, 'Cremation'],
];

const expired = {
  isExpirable: true,
  isCompleted: false,
  completedMethod: 'expired',
  completedOn: '2026-01-06T08:00:00.000Z',
} as const;
const kindsTold = async (by: RequestOptions, id: string) =>
  (await dashboardOf(by, id)).timeline.flatMap(({ kind, subject, by: { name } }) =>
    kind.startsWith('task-') ? [[kind, subject, name]] : [],
  );

describe('the tasks of a case', () => {
  it('exist from the start, in the order in which they are due', async () => {
    const { row, staff } = await taskDesk();
    const { items, today, nextCursor } = await tasksOf(staff, row.id);
    expect(nextCursor).toBeNull();
    expect(items.map(({ name, access, dueOn, category }) => [name, access, dueOn ?? null, category])).toEqual(
      atOnce.map(([name, access, days, badge]) => [name, access, days === null ? null : addDays(today, days), badge]),
    );
    expect(items.at(-1)).toMatchObject({ gate: 'they’re handed over', due: { from: 'gate' } });
    for (const task of items) {
      expect(task).toMatchObject({ caseId: row.id, state: 'open', isCompleted: false, isLocked: false });
      for (const inner of ['completeWhen', 'appliesWhen', 'origin', 'taskTriggerId']) expect(task).not.toHaveProperty(inner);
    }
    for (const state of ['done', 'expired', 'removed'] as const)
      expect(await tasksOf(staff, row.id, state)).toEqual({ items: [], nextCursor: null, today });
  });

  it('are counted in its row, with the one that is due first, in every list and on its dashboard', async () => {
    const { row, staff } = await taskDesk();
    const [first] = (await tasksOf(staff, row.id)).items;
    const counted = {
      openTasks: atOnce.length,
      openFamilyTasks: 3,
      nextTask: { id: first?.id, name: first?.name, dueOn: first?.dueOn },
    };
    const of = async () => [(await dashboardOf(staff, row.id)).case, (await find(staff)).items[0]];
    for (const found of await of()) expect(found).toMatchObject(counted);
    await setDone(staff, String(first?.id));
    const next = { openTasks: atOnce.length - 1, openFamilyTasks: 3, nextTask: { name: 'Assign the case' } };
    for (const found of await of()) expect(found).toMatchObject(next);
  });

  it('are listed by screen, and page after page without a gap; a cursor that is not ours is refused', async () => {
    const { row, staff } = await taskDesk();
    expect(namesOf((await tasksOf(staff, row.id, 'open', { page: 'contacts' })).items)).toEqual([
      'Verify identity of authorized agent (right to control disposition)',
      'Tell us who should know',
    ]);
    expect((await tasksOf(staff, row.id, 'open', { page: 'no-such-page' })).items).toEqual([]);
    const read: TaskView[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await tasksOf(staff, row.id, 'open', { pageSize: 2, ...(cursor ? { cursor } : {}) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      read.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(namesOf(read)).toEqual(atOnce.map(([name]) => name));
    const { nextCursor: ofDay } = await ok<{ nextCursor: string }>('getMyDay', { whose: 'all', pageSize: 2 }, staff);
    const forged = ['TASK#1#', `~NOTE#${randomUUID()}`, 'TASK#9#2026-01-01#00010#x', 'FACTS', '~CASE'];
    for (const cursor of [ofDay, 'x', ...forged.map((text) => Buffer.from(text).toString('base64url'))])
      expect(await refused('getTasksForCase', { id: row.id, cursor }, staff), cursor).toMatchObject({
        status: 400,
        errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
      });
    for (const bad of [{ state: 'late' }, { pageSize: 0 }, { pageSize: 101 }, { page: 'x'.repeat(61) }])
      expect(await refused('getTasksForCase', { id: row.id, ...bad }, staff)).toMatchObject({ status: 400 });
  });

  it('lead a dashboard: the five that are due first, how many are open, and the services of the case', async () => {
    const { row, staff } = await taskDesk();
    const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id: row.id }, staff);
    const services = offered.slice(0, 1).map(({ displayServiceId }) => ({ displayServiceId, version: null }));
    await ok('saveCaseDisplayServices', { caseId: row.id, services }, keyed(staff));
    type Part = { tasks: TaskView[]; openTasks: number; services: object[] };
    const part = await ok<Part>('getCaseTasksAndServices', { id: row.id }, staff);
    expect(namesOf(part.tasks)).toEqual(atOnce.slice(0, 5).map(([name]) => name));
    expect(part).toMatchObject({ openTasks: atOnce.length });
    expect(part.services).toEqual([
      { displayServiceId: offered[0]?.displayServiceId, name: offered[0]?.name, status: expect.any(String) },
    ]);
  });

  it('of a case that someone opens for themselves lack what is already done', async () => {
    const { home, staff } = await taskDesk();
    const ines = await colleague({ home }, 'Ines');
    const { row } = {
      row: await ok<{ id: string }>(
        'addCase',
        { decedentFirstName: 'Amélie', decedentLastName: 'Vale', employeeId: ines.id },
        keyed(staff),
      ),
    };
    await taskNamed(staff, row.id, 'First call record complete');
    expect(namesOf((await tasksOf(staff, row.id)).items)).not.toContain('Assign the case');
  });
});

describe('a task that is completed by hand', () => {
  it('says by whom and when, is reported in the timeline, and is reopened by the person who undoes it', async () => {
    const { row, staff } = await taskDesk();
    const task = await taskNamed(staff, row.id, 'Arrangement conference');
    const done = await setDone(staff, task.id);
    expect(done).toMatchObject({
      id: task.id,
      state: 'done',
      isCompleted: true,
      isLocked: false,
      completedMethod: 'manual',
      completedByName: 'Stella Teal',
      completedOn: expect.any(String),
    });
    expect((await tasksOf(staff, row.id, 'done')).items).toEqual([done]);
    expect(await setDone(staff, task.id)).toEqual(done);
    const again = await setDone(staff, task.id, false);
    expect(again).toEqual(task);
    expect(await setDone(staff, task.id, false)).toEqual(task);
    expect((await dashboardOf(staff, row.id)).case.openTasks).toBe(atOnce.length);
    expect(await kindsTold(staff, row.id)).toEqual([
      ['task-reopened', 'Arrangement conference', 'Stella Teal'],
      ['task-completed', 'Arrangement conference', 'Stella Teal'],
    ]);
  });

  it('is completed by the first of those who do so at the same time, and all are told who that was', async () => {
    const desk = await taskDesk();
    const { row, staff } = desk;
    const people = await Promise.all(['Joan', 'Peter', 'Miriam'].map((name) => colleague(desk, name)));
    const task = await taskNamed(staff, row.id, 'Arrangement conference');
    const answers = await Promise.all(people.map(({ by }) => setDone(by, task.id)));
    const [saved] = (await tasksOf(staff, row.id, 'done')).items;
    expect(people.map(({ fullName }) => fullName)).toContain(saved?.completedByName);
    for (const answer of answers) expect(answer).toEqual(saved);
    expect(await kindsTold(staff, row.id)).toEqual([['task-completed', task.name, saved?.completedByName]]);
    const first = people.find(({ fullName }) => fullName === saved?.completedByName);
    expect(saved).toMatchObject({ completedBy: first?.accountId });
    expect((await dashboardOf(staff, row.id)).case.openTasks).toBe(atOnce.length - 1);
  });

  it('may be past its day, and is reopened as expired', async () => {
    const { row, staff } = await taskDesk();
    const late = await putTask(row, expired);
    expect((await tasksOf(staff, row.id, 'expired')).items).toMatchObject([
      { id: late.id, state: 'expired', isCompleted: false },
    ]);
    expect(await setDone(staff, late.id)).toMatchObject({ state: 'done', isCompleted: true, dueOn: '2026-01-05' });
    expect(await setDone(staff, late.id, false)).toMatchObject({ state: 'expired', isCompleted: false });
    expect(await setDone(staff, late.id, false)).toMatchObject({ state: 'expired' });
  });
});

describe('a task that completed automatically', () => {
  it('is locked, and says so to anyone who unchecks it; nobody completed it', async () => {
    const desk = await taskDesk();
    const { row, staff } = desk;
    const ines = await colleague(desk, 'Ines');
    const assign = { caseId: row.id, employeeId: ines.id, from: null };
    await ok('assignCase', assign, staff);
    const done = await taskNamed(staff, row.id, 'Assign the case', 'done');
    expect(done).toMatchObject({ isLocked: true, completedMethod: 'auto' });
    expect(done).not.toHaveProperty('completedByName');
    expect(await refused('completeTask', { caseTaskId: done.id, completed: false }, keyed(staff))).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'This task was completed automatically. It reopens automatically, too.',
    });
    expect(await setDone(staff, done.id)).toEqual(done);
    await ok('assignCase', { ...assign, employeeId: null, from: ines.id }, staff);
    await taskNamed(staff, row.id, 'Assign the case');
  });
});

describe('a task that is removed', () => {
  it('is restored unchanged, and neither completed nor opened before', async () => {
    const { row, staff } = await taskDesk();
    const task = await taskNamed(staff, row.id, 'Arrangement conference');
    const removed = await ok<TaskView>('removeTask', { id: task.id }, keyed(staff));
    expect(removed).toMatchObject({ state: 'removed', isCompleted: false, completedByName: 'Stella Teal' });
    expect(await ok('removeTask', { id: task.id }, keyed(staff))).toEqual(removed);
    expect((await tasksOf(staff, row.id, 'removed')).items).toEqual([removed]);
    expect((await dashboardOf(staff, row.id)).case.openTasks).toBe(atOnce.length - 1);
    expect(await refused('completeTask', { caseTaskId: task.id, completed: true }, keyed(staff))).toMatchObject({
      status: 409,
      detail: 'This task was removed. Restore it first.',
    });
    expect(await setDone(staff, task.id, false)).toEqual(removed);
    expect(await ok('restoreTask', { id: task.id }, keyed(staff))).toEqual(task);
    expect(await ok('restoreTask', { id: task.id }, keyed(staff))).toEqual(task);
    expect((await kindsTold(staff, row.id)).map(([kind]) => kind)).toEqual(['task-restored', 'task-removed']);
  });
});

describe('judging the tasks of a case', () => {
  it('completes and opens what the case now says, counts again, and changes nothing the second time', async () => {
    const { row, staff } = await taskDesk();
    const isActive = { '==': [{ var: 'caseStatus' }, 'active'] };
    const due = await putTask(row, { name: 'Is active', completeWhen: isActive });
    const off = await putTask(row, { name: 'Is not for it', appliesWhen: { '!': [isActive] } });
    const stale = await putTask(row, { completeWhen: { '!': [isActive] }, isCompleted: true, completedMethod: 'auto' });
    expect(await judge(staff, row.id)).toEqual({ openTasks: atOnce.length + 1, changed: 3 });
    expect(await judge(staff, row.id)).toEqual({ openTasks: atOnce.length + 1, changed: 0 });
    await taskNamed(staff, row.id, due.name, 'done');
    await taskNamed(staff, row.id, stale.name);
    await taskNamed(staff, row.id, off.name, 'removed');
    expect(await refused('restoreTask', { id: off.id }, keyed(staff))).toMatchObject({
      status: 409,
      detail: 'The case doesn’t need this task now.',
    });
    expect(await readCase(openCloudTable(), row.id)).toMatchObject({ openTasks: atOnce.length + 1 });
  });
});
