import { describe, expect, it } from 'vitest';
import type { MyTask } from '#shared/contract/tasks-views.ts';
import { ask, ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { familyDesk, joined } from './parts/family-desk.ts';
import { namesOf, putTask, taskNamed, tasksOf } from './parts/task-desk.ts';

type Mine = { items: MyTask[]; today: string };
const mineOf = (by: RequestOptions, id: string) => ok<Mine>('getMyTasks', { id }, by);
const setMine = (by: RequestOptions, caseTaskId: string, completed = true) =>
  ok<MyTask>('completeMyTask', { caseTaskId, completed }, keyed(by));
const tick = (caseTaskId: string) => ({ caseTaskId, completed: true });

/** Returns a family whose case has its first tasks: those of the home, those that it sees, and its own. */
async function familyTasks() {
  const desk = await familyDesk();
  await taskNamed(desk.staff, desk.row.id, 'First call record complete');
  return desk;
}

const expectedTasks = [
  ['Meet with you to arrange everything', 'any'],
  ['Send you the questions for the death certificate', 'any'],
  ['Tell us who should know', 'family-only'],
  ['Answer what the certificate asks', 'family-only'],
  ['Say how you would like to say goodbye', 'family-only'],
];

describe('the tasks of a family', () => {
  it('are its own and what the home does for it, by day, without saying who at the home does what', async () => {
    const { row, staff, family } = await familyTasks();
    const { items, today } = await mineOf(family.by, row.id);
    expect(items.map(({ name, access }) => [name, access])).toEqual(expectedTasks);
    expect(today).toBe((await tasksOf(staff, row.id)).today);
    // How the home does its own work is for the home.
    const summary = items.map(({ access, description, actionTargetUrl }) => [
      access,
      description !== '' || actionTargetUrl !== undefined,
    ]);
    expect(summary).toEqual(expectedTasks.map(([, access]) => [access, access === 'family-only']));
    const homes = await taskNamed(staff, row.id, 'Arrangement conference');
    await ok('completeTask', tick(homes.id), keyed(staff));
    await putTask(row, { name: 'Was to be brought', access: 'family-only', completedMethod: 'expired', isExpirable: true });
    const after = (await mineOf(family.by, row.id)).items;
    expect(after.map(({ name, isCompleted, isExpired }) => [name, isCompleted, isExpired])).toEqual([
      ...expectedTasks.slice(1).map(([name]) => [name, false, false]),
      ['Was to be brought', false, true],
      ['Meet with you to arrange everything', true, false],
    ]);
    expect(JSON.stringify(after)).not.toMatch(/Stella|Teal|completedBy|taskCategoryId|"caseId"/);
  });

  it('never contain what is only for staff, in any call that answers a relative', async () => {
    const { row, staff, family } = await familyTasks();
    const secret = await putTask(row, { name: 'Collect the unpaid bill', description: 'Ask the widow again' });
    await ok('completeTask', tick(secret.id), keyed(staff));
    await putTask(row, { name: 'Collect the unpaid bill', description: 'Ask the widow again', dueOn: '2026-01-01' });
    await putTask(row, { name: 'Collect the unpaid bill', completedMethod: 'expired', isExpirable: true });
    await ok('calculateTaskCompletion', { caseId: row.id }, keyed(staff));
    expect((await dashboardOf(staff, row.id)).case.nextTask?.name).toBe('Collect the unpaid bill');
    const { id } = row;
    const calls: [string, object][] = [
      ['getMyTasks', { id }],
      ['getMyCases', {}],
      ['getMyCase', { id }],
      ['getMyCaseNotes', { id }],
      ['getMyCaseQuestions', { caseId: id }],
      ['getCaseQuestions', { caseId: id }],
      ['getCaseCards', { id }],
      ['getCaseDisplayServices', { id }],
      ['completeMyTask', tick(secret.id)],
      ['getTasksForCase', { id }],
      ['getCaseTasksAndServices', { id }],
      ['getMyDay', {}],
      ['completeTask', tick(secret.id)],
    ];
    for (const [name, input] of calls) {
      const { status, text } = await ask(name, input, keyed(family.by));
      expect(status, name).toBeLessThan(500);
      expect(text, name).not.toMatch(/unpaid bill|the widow|Assign the case|Verify identity of authorized/);
    }
  });

  it('are completed by the family if they are its own, and undone; the home sees who it was', async () => {
    const { row, staff, family } = await familyTasks();
    const sister = await joined(row, { firstName: 'Samira' });
    const own = (await mineOf(family.by, row.id)).items.find(({ access }) => access === 'family-only');
    const id = String(own?.id);
    const done = await setMine(family.by, id);
    expect(done).toEqual({ ...own, isCompleted: true, completedOn: expect.any(String) });
    expect(await setMine(sister.by, id)).toEqual(done);
    const doneTask = await taskNamed(staff, row.id, String(own?.name), 'done');
    expect(doneTask).toMatchObject({
      completedMethod: 'manual',
      completedByName: family.who.account.firstName.concat(' Tester'),
    });
    const dashboard = await dashboardOf(staff, row.id);
    expect(dashboard.case).toMatchObject({ openFamilyTasks: 2 });
    expect(dashboard.timeline[0]).toMatchObject({ kind: 'task-completed', subject: own?.name, by: { kind: 'family' } });
    expect(await setMine(sister.by, id, false)).toEqual(own);
    expect(await setMine(family.by, id, false)).toEqual(own);
    expect((await dashboardOf(staff, row.id)).case).toMatchObject({ openFamilyTasks: 3 });
  });

  it('are not completed by the family if they are the home’s: what it sees is refused, what it does not see does not exist', async () => {
    const { row, staff, family } = await familyTasks();
    const homes = await taskNamed(staff, row.id, 'Arrangement conference');
    const hidden = await taskNamed(staff, row.id, 'Assign the case');
    for (const completed of [true, false]) {
      const input = { caseTaskId: homes.id, completed };
      expect(await refused('completeMyTask', input, keyed(family.by))).toMatchObject({ status: 403, code: 'forbidden' });
      const other = { caseTaskId: hidden.id, completed };
      expect(await refused('completeMyTask', other, keyed(family.by))).toMatchObject({ status: 404, code: 'not_found' });
    }
    const removed = await putTask(row, { name: 'Bring shoes', access: 'family-only' });
    await ok('removeTask', { id: removed.id }, keyed(staff));
    expect(namesOf((await mineOf(family.by, row.id)).items)).not.toContain('Bring shoes');
    expect(await refused('completeMyTask', tick(removed.id), keyed(family.by))).toMatchObject({ status: 409 });
    expect(namesOf((await tasksOf(staff, row.id)).items)).toEqual(expect.arrayContaining([homes.name, hidden.name]));
  });

  it('are locked if they completed automatically, and open again with what they are about', async () => {
    const { row, staff, family } = await familyTasks();
    const isActive = { '==': [{ var: 'caseStatus' }, 'active'] };
    await putTask(row, { name: 'Tell us', access: 'family-only', completeWhen: isActive });
    await ok('calculateTaskCompletion', { caseId: row.id }, keyed(staff));
    const own = (await mineOf(family.by, row.id)).items.find(({ name }) => name === 'Tell us');
    expect(own).toMatchObject({ isCompleted: true, isLocked: true });
    const back = { caseTaskId: String(own?.id), completed: false };
    expect(await refused('completeMyTask', back, keyed(family.by))).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('are a 404 to all others, to a relative who was blocked, and to everyone once the case is deleted', async () => {
    const { row, staff, family } = await familyTasks();
    const other = await familyTasks();
    const own = (await mineOf(family.by, row.id)).items.find(({ access }) => access === 'family-only');
    const calls: [string, object][] = [
      ['getMyTasks', { id: row.id }],
      ['completeMyTask', tick(String(own?.id))],
    ];
    const isGone = async (by: RequestOptions) => {
      for (const [name, input] of calls)
        expect(await refused(name, input, keyed(by)), name).toMatchObject({ status: 404, code: 'not_found' });
    };
    await isGone(other.family.by);
    await isGone(await person());
    for (const by of [staff, other.staff])
      for (const [name, input] of calls) expect(await refused(name, input, keyed(by)), name).toMatchObject({ status: 403 });
    const sister = await joined(row, { firstName: 'Samira' });
    const block = { caseId: row.id, id: sister.contact.id, from: 'active', status: 'blocked' };
    await ok('updateContactStatus', block, keyed(staff));
    await waitUntil('the relative to be out', async () => (await ask('getMyTasks', { id: row.id }, sister.by)).status === 404);
    await isGone(sister.by);
    await mineOf(family.by, row.id);
    await ok('deleteCase', { id: row.id }, staff);
    await isGone(family.by);
  });
});
