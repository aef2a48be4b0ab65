import { describe, expect, it } from 'vitest';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import type { TodayEntry } from '#shared/today/on-today.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, keyed, openCase } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { colleague, dayOf, namesOf, putTask, setDone, type TaskList, tasksOf } from './parts/task-desk.ts';

const florist = { name: 'Call the florist', note: 'Lilies, no roses.', ownerId: null, dueOn: null };
/** Returns a home with a case, without waiting for the tasks that follow from it. */
async function openDesk() {
  const desk = await busyHome();
  return { ...desk, row: await openCase(desk.staff) };
}
const add = (by: RequestOptions, caseId: string | null, changes: object = {}) =>
  ok<TaskView>('addTask', { ...florist, caseId, ...changes }, keyed(by));
const edit = (by: RequestOptions, { id, own }: TaskView, changes: object) =>
  ok<TaskView>('editTask', { ...florist, id, version: own?.version, ...changes }, keyed(by));
const ofHome = async (by: RequestOptions, state: string) => namesOf((await ok<TaskList>('getHomeTasks', { state }, by)).items);
const mine = async (by: RequestOptions, whose = 'mine') => namesOf((await dayOf(by, { whose })).items.map(({ task }) => task));

describe('a task that a person writes on a case', () => {
  it('is among its tasks and in its owner’s day, and says in the case’s timeline who wrote it', async () => {
    const desk = await openDesk();
    const { row, staff } = desk;
    const ines = await colleague(desk, 'Ines');
    const { today } = await tasksOf(staff, row.id);
    const task = await add(staff, row.id, { ownerId: ines.id, dueOn: addDays(today, -1) });
    expect(task).toMatchObject({ name: florist.name, description: florist.note, state: 'open', access: 'staff-only' });
    expect(task.own).toMatchObject({ ownerId: ines.id, ownerName: 'Ines Vane', version: 1 });
    expect(namesOf((await tasksOf(staff, row.id)).items)[0]).toBe(florist.name);
    expect(await mine(ines.by)).toEqual([florist.name]);
    expect((await dayOf(ines.by)).counts).toMatchObject({ overdue: 1 });
    const dashboard = await dashboardOf(staff, row.id);
    expect(dashboard.case).toMatchObject({ nextTask: { name: florist.name } });
    expect(dashboard.timeline).toContainEqual(expect.objectContaining({ kind: 'task-added', subject: florist.name }));
  });

  it('stays with its owner when the case is assigned to someone else', async () => {
    const desk = await openDesk();
    const { row, staff } = desk;
    const [ines, joan] = [await colleague(desk, 'Ines'), await colleague(desk, 'Joan')];
    await add(staff, row.id, { ownerId: ines.id });
    await ok('assignCase', { caseId: row.id, employeeId: joan.id, from: null }, keyed(staff));
    await ok('calculateTaskCompletion', { caseId: row.id }, keyed(staff));
    expect(await mine(ines.by)).toEqual([florist.name]);
    expect(await mine(joan.by)).not.toContain(florist.name);
  });

  it('is edited, completed, reopened, removed, and restored, and never by two who saw the same version', async () => {
    const { row, staff } = await openDesk();
    const task = await add(staff, row.id);
    const edited = await edit(staff, task, { name: 'Call the organist', dueOn: '2027-02-03' });
    expect(edited).toMatchObject({ name: 'Call the organist', dueOn: '2027-02-03', own: { version: 2 } });
    const late = await refused('editTask', { ...florist, id: task.id, version: 1 }, keyed(staff));
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect(late.detail).toMatch(/changed this task while you had it open\.$/);
    expect(await setDone(staff, task.id)).toMatchObject({ state: 'done', completedMethod: 'manual' });
    expect(await setDone(staff, task.id, false)).toMatchObject({ state: 'open', dueOn: '2027-02-03' });
    await ok('removeTask', { id: task.id }, keyed(staff));
    expect(await ok<TaskView>('restoreTask', { id: task.id }, keyed(staff))).toMatchObject({
      state: 'open',
      own: { version: 2 },
    });
  });

  it('is added once however often it is sent, and needs a name and someone who can do it', async () => {
    const { row, staff, home, at } = await openDesk();
    const viewOnly = await at({ access: 'view-only' });
    const once = keyed(staff);
    const sent = { ...florist, caseId: row.id };
    const [first, again] = [await ok<TaskView>('addTask', sent, once), await ok<TaskView>('addTask', sent, once)];
    expect(again.id).toBe(first.id);
    const stranger = await colleague(await busyHome(), 'Ines');
    const company = await colleague({ home }, 'Northgate', 'trade-company');
    for (const wrong of [{ name: ' ' }, { ownerId: stranger.id }, { ownerId: company.id }, { dueOn: '2026-02-30' }])
      expect(await refused('addTask', { ...sent, ...wrong }, keyed(staff)), JSON.stringify(wrong)).toMatchObject({ status: 400 });
    expect(await refused('addTask', sent, keyed(viewOnly))).toMatchObject({ status: 403 });
    const other = await putTask(row);
    expect(await refused('editTask', { ...florist, id: other.id, version: 1 }, keyed(staff))).toMatchObject({ status: 409 });
  });
});

describe('a task that a person writes for the home', () => {
  it('has no case, and is done, reopened, removed, and edited like any other', async () => {
    const desk = await busyHome();
    const { staff } = desk;
    const ines = await colleague(desk, 'Ines');
    const task = await add(staff, null, { name: 'Wash the hearse', ownerId: ines.id });
    expect((await dayOf(ines.by)).items).toMatchObject([{ task: { name: 'Wash the hearse' }, case: null }]);
    const moved = await edit(staff, task, { name: 'Wash both hearses', dueOn: '2020-01-01' });
    expect(await mine(ines.by)).toEqual([]);
    expect(await mine(staff, 'unassigned')).toEqual(['Wash both hearses']);
    expect(await refused('editTask', { ...florist, id: task.id, version: 1 }, keyed(staff))).toMatchObject({ status: 409 });
    await setDone(ines.by, moved.id);
    expect([await ofHome(staff, 'open'), await ofHome(staff, 'done')]).toEqual([[], ['Wash both hearses']]);
    expect(await setDone(staff, moved.id, false)).toMatchObject({ state: 'open', dueOn: '2020-01-01' });
    await ok('removeTask', { id: moved.id }, keyed(staff));
    expect([await mine(staff, 'all'), await ofHome(staff, 'removed')]).toEqual([[], ['Wash both hearses']]);
  });

  it('is changed by several at the same moment, one after the other', async () => {
    const { staff } = await busyHome();
    const task = await add(staff, null);
    const answers = await Promise.all([setDone(staff, task.id), setDone(staff, task.id), setDone(staff, task.id)]);
    expect(new Set(answers.map(({ completedOn }) => completedOn)).size).toBe(1);
  });

  it('does not exist for another home', async () => {
    const [ours, theirs] = [await busyHome(), await busyHome()];
    const task = await add(ours.staff, null);
    for (const [name, input] of [
      ['completeTask', { caseTaskId: task.id, completed: true }],
      ['removeTask', { id: task.id }],
      ['editTask', { ...florist, id: task.id, version: 1 }],
    ] as const)
      expect(await refused(name, input, keyed(theirs.staff)), name).toMatchObject({ status: 404 });
    expect(await ofHome(ours.staff, 'open')).toEqual([florist.name]);
  });
});

describe('a trade company', () => {
  it('sees and completes its own tasks, of its cases and of the home, and nobody else’s', async () => {
    const desk = await openDesk();
    const { row, staff } = desk;
    const company = await colleague(desk, 'Northgate', 'trade-company');
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    const [own] = await Promise.all([
      add(staff, row.id, { name: 'Use the side door', ownerId: company.id }),
      add(staff, null, { name: 'Send the invoice', ownerId: company.id }),
    ]);
    await add(staff, row.id);
    const secret = await add(staff, null, { name: 'Raise prices' });
    const seen = await mine(company.by);
    expect(seen).toEqual(expect.arrayContaining(['Send the invoice', 'Use the side door']));
    expect(seen).not.toContain(florist.name);
    const ofCase = namesOf((await tasksOf(company.by, row.id)).items);
    expect([ofCase.includes('Use the side door'), ofCase.includes(florist.name)]).toEqual([true, false]);
    expect(await ofHome(company.by, 'open')).toEqual(['Send the invoice']);
    expect(await setDone(company.by, own.id)).toMatchObject({ state: 'done' });
    const settle = { caseTaskId: secret.id, completed: true };
    expect(await refused('completeTask', settle, keyed(company.by))).toMatchObject({ status: 404 });
    expect(await refused('addTask', { ...florist, caseId: row.id }, keyed(company.by))).toMatchObject({ status: 403 });
  });

  it('has today the removals of its own cases', async () => {
    const [desk, other] = [await openDesk(), await openDesk()];
    const { row, staff, home } = desk;
    const company = await colleague({ home }, 'Northgate', 'trade-company');
    const onToday = async (by: RequestOptions) =>
      (await ok<{ entries: TodayEntry[] }>('getToday', {}, by)).entries.map(({ kind, caseId }) => [kind, caseId]);
    const move = (from: string, value: string) => ok('updateDecedentStatus', { caseId: row.id, from, value }, keyed(staff));
    await move('not-in-care', 'pickup-requested');
    expect([await onToday(staff), await onToday(company.by), await onToday(other.staff)]).toEqual([
      [['removal', row.id]],
      [],
      [],
    ]);
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    expect(await onToday(company.by)).toEqual([['removal', row.id]]);
    const placeOfDeathAddress = { address1: '3 Elm St', city: 'Boston', stateCode: 'MA', countryCode: 'US', room: '12' };
    const known = { releasingContact: 'Ana, 617-555-0134', removalAccess: 'By the back door' };
    await saveAnswers(staff, row.id, { ...known, placeOfDeathAddress, bodyWeight: 180, infectiousHazard: 'no' });
    const removalOf = async (by: RequestOptions) => (await ok<{ entries: TodayEntry[] }>('getToday', {}, by)).entries[0];
    expect(await removalOf(company.by)).toMatchObject({
      place: '3 Elm St, Boston, MA, room 12',
      removal: { ...known, weightPounds: 180 },
    });
    expect(await removalOf(staff)).not.toHaveProperty('removal');
    await move('pickup-requested', 'out-for-pickup');
    await move('out-for-pickup', 'in-care');
    expect(await onToday(staff)).toEqual([]);
  });
});
