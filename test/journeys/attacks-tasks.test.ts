import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCase } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readTaskItems, taskOf } from '#functions/table/task.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { colleague, dayOf, judge, putTask, setDone, taskDesk, taskNamed, tasksOf } from './parts/task-desk.ts';

/** Repeats a call while others are changing the same case: a refusal that asks for it says so. */
async function untilDone(by: RequestOptions, input: object): Promise<TaskView> {
  for (;;) {
    const { status, body, text } = await ask<TaskView>('completeTask', input, keyed(by));
    if (status === 200) return body;
    expect([status, text]).toEqual([503, expect.stringContaining('"retryAfterSeconds":1')]);
  }
}

describe('someone from outside the home', () => {
  it('finds no task by its id, by another header, or by anything else than an id', async () => {
    const [mine, theirs] = [await taskDesk(), await taskDesk()];
    const task = await taskNamed(theirs.staff, theirs.row.id, 'Arrangement conference');
    const before = await readTaskItems(openCloudTable(), theirs.row.id);
    const calls: [string, object][] = [
      ['completeTask', { caseTaskId: task.id, completed: true }],
      ['completeTask', { caseTaskId: task.id, completed: false }],
      ['removeTask', { id: task.id }],
      ['restoreTask', { id: task.id }],
      ['calculateTaskCompletion', { caseId: theirs.row.id }],
      ['getTasksForCase', { id: theirs.row.id }],
      ['getCaseTasksAndServices', { id: theirs.row.id }],
    ];
    const owner = await mine.at({ access: 'owner' });
    const elsewhere = { ...owner, headers: { ...owner.headers, 'x-location-id': theirs.home.id } };
    for (const [name, input] of calls) {
      expect(await refused(name, input, keyed(owner)), name).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refused(name, input, keyed(elsewhere)), name).toMatchObject({ status: 403, code: 'forbidden' });
      const never = JSON.parse(JSON.stringify(input).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, randomUUID())) as object;
      expect(await refused(name, never, keyed(owner)), name).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(await refused('getMyDay', {}, elsewhere)).toMatchObject({ status: 403 });
    expect(await refused('setTaskDigest', { isWanted: false }, keyed(elsewhere))).toMatchObject({ status: 403 });
    // A case's own id is no task's, and a task's is no case's.
    expect(await refused('removeTask', { id: mine.row.id }, keyed(owner))).toMatchObject({ status: 404 });
    expect(await refused('getTasksForCase', { id: task.id }, theirs.staff)).toMatchObject({ status: 404 });
    for (const id of ['PLACE', '../x', '%00', `${task.id}#`, "' OR 1=1"])
      expect((await ask('completeTask', { caseTaskId: id, completed: true }, keyed(owner))).status, id).toBe(400);
    expect(await readTaskItems(openCloudTable(), theirs.row.id)).toEqual(before);
    expect(await dayOf(owner, { whose: 'all' })).not.toMatchObject({ items: [{ case: { id: theirs.row.id } }] });
  });

  it('is anyone who was taken off the case at the very moment in which it completes a task', async () => {
    const desk = await taskDesk();
    const { row, staff } = desk;
    const company = await colleague(desk, 'Northgate', 'trade-company');
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    const task = await taskNamed(company.by, row.id, 'Pacemaker checked/removed');
    const [tried] = await Promise.all([
      ask<TaskView>('completeTask', { caseTaskId: task.id, completed: true }, keyed(company.by)),
      ok('unassignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff)),
    ]);
    expect([200, 404]).toContain(tried.status);
    const [saved] = (await tasksOf(staff, row.id, tried.status === 200 ? 'done' : 'open')).items.filter(
      ({ id }) => id === task.id,
    );
    expect(saved?.isCompleted).toBe(tried.status === 200);
    const again = { caseTaskId: task.id, completed: tried.status !== 200 };
    expect(await refused('completeTask', again, keyed(company.by))).toMatchObject({ status: 404 });
  });
});

describe('words that are not names', () => {
  it('appear unchanged in lists, days, and the timeline', async () => {
    const { row, staff } = await taskDesk();
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '{{constructor}} #{7*7}',
      '\u200f\u05e7\u05d1\u05e8',
      'a'.repeat(200),
      '=cmd|calc',
      '#~CASE',
    ];
    for (const name of hostile) {
      const { id } = await putTask(row, { name, description: name });
      expect(await setDone(staff, id)).toMatchObject({ name, description: name });
    }
    const names = (await tasksOf(staff, row.id, 'done')).items.map(({ name }) => name);
    expect(names.toSorted()).toEqual(hostile.toSorted());
    const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: row.id }, staff);
    const completed = items.filter(({ kind }) => kind === 'task-completed').map(({ subject }) => subject);
    expect(completed).toEqual(hostile.toReversed());
  });
});

describe('many at the same time', () => {
  it('complete one task once, a hundred of them, and all learn who was first', async () => {
    const { row, staff, at } = await taskDesk();
    const owner = await at({ access: 'owner' });
    const task = await taskNamed(staff, row.id, 'Arrangement conference');
    const input = { caseTaskId: task.id, completed: true };
    const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => untilDone(nth % 2 ? staff : owner, input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: row.id }, staff);
    expect(items.filter(({ kind }) => kind === 'task-completed')).toHaveLength(1);
  }, 90_000);

  it('complete forty tasks of one case together, none twice and none lost, and the counts are right', async () => {
    const { row, staff } = await taskDesk();
    const tasks = await Promise.all(Array.from({ length: 40 }, (_, nth) => putTask(row, { name: `Task ${nth}` })));
    // Put straight into the table, they are counted by nobody if the case was judged before.
    await openCloudTable().transact([{ update: caseKeys.case(row.id), set: { tasksJudged: undefined } }]);
    const { openTasks } = await judge(staff, row.id);
    await Promise.all(tasks.map(({ id }) => untilDone(staff, { caseTaskId: id, completed: true })));
    const items = (await readTaskItems(openCloudTable(), row.id)).map(taskOf);
    expect(items.filter(({ completedMethod }) => completedMethod === 'manual')).toHaveLength(40);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect((await readCase(openCloudTable(), row.id))?.openTasks).toBe(openTasks - 40);
    expect((await judge(staff, row.id)).changed).toBe(0);
    const timeline = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: row.id, pageSize: 100 }, staff);
    expect(new Set(timeline.items.filter(({ kind }) => kind === 'task-completed').map(({ subjectId }) => subjectId)).size).toBe(
      40,
    );
  }, 120_000);
});

describe('calls that are not valid', () => {
  it('are refused in words, whatever they are', async () => {
    const { staff } = await taskDesk();
    for (const input of [
      {},
      { completed: true },
      { caseTaskId: randomUUID() },
      { caseTaskId: randomUUID(), completed: 'yes' },
      { caseTaskId: randomUUID(), completed: true, completedByName: 'Joan' },
    ])
      expect(await refused('completeTask', input, keyed(staff))).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});
