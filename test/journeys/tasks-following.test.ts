import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { ok, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { casesOf, caseWithTasks, colleague, dayOf, namesOf, setDone, taskDesk, taskNamed, tasksOf } from './parts/task-desk.ts';

const care = (by: RequestOptions, id: string, from: string, value: string, more: object = {}) =>
  ok<CaseRow>('updateDecedentStatus', { caseId: id, from, value, ...more }, keyed(by));
const status = (by: RequestOptions, id: string, from: string, value: string, more: object = {}) =>
  ok<CaseRow>('updateCaseStatus', { caseId: id, from, value, ...more }, keyed(by));

/** Waits until the days that these people look at have just these cases. */
const waitForDays = (what: string, days: [by: RequestOptions, whose: string, ids: string[]][]) =>
  waitUntil(what, async () => {
    const lists = await Promise.all(days.map(async ([by, whose]) => casesOf(await dayOf(by, { whose })).toSorted()));
    return JSON.stringify(lists) === JSON.stringify(days.map(([, , ids]) => ids.toSorted()));
  });

describe('tasks follow the case', () => {
  it('through its answers: one that completed automatically opens again, one that someone completed does not', async () => {
    const { row, staff } = await taskDesk();
    await saveAnswers(staff, row.id, { medicalExaminerNotified: 'yes', callerIsNextOfKin: false });
    const release = await taskNamed(staff, row.id, 'Medical examiner’s release');
    const kin = await taskNamed(staff, row.id, 'Tell the next of kin');
    expect(release).toMatchObject({
      category: 'Permits and authorizations',
      actionTargetUrl: 'case-details',
      dueOn: expect.any(String),
    });
    await setDone(staff, kin.id);
    await saveAnswers(staff, row.id, { medicalExaminerReleased: true, kinHasBeenTold: true });
    expect(await taskNamed(staff, row.id, release.name, 'done')).toMatchObject({ id: release.id, isLocked: true });
    const answers = { medicalExaminerReleased: true, kinHasBeenTold: true };
    await saveAnswers(staff, row.id, { medicalExaminerReleased: false, kinHasBeenTold: false }, answers);
    expect(await taskNamed(staff, row.id, release.name)).toEqual(release);
    expect((await tasksOf(staff, row.id, 'done')).items).toMatchObject([{ id: kin.id, completedMethod: 'manual' }]);
    // What the case no longer is needs nothing done; what someone did stays done.
    const notified = { medicalExaminerNotified: 'yes', callerIsNextOfKin: false };
    await saveAnswers(staff, row.id, { medicalExaminerNotified: 'no', callerIsNextOfKin: true }, notified);
    await taskNamed(staff, row.id, release.name, 'removed');
    expect((await tasksOf(staff, row.id, 'done')).items).toMatchObject([{ id: kin.id }]);
  });

  it('through where the decedent is, also when that is corrected', async () => {
    const { row, staff, at } = await taskDesk();
    const owner = await at({ access: 'owner' });
    await care(staff, row.id, 'not-in-care', 'pickup-requested');
    const release = await taskNamed(staff, row.id, 'Obtain release from place of death');
    const transfer = await taskNamed(staff, row.id, 'Transfer decedent into care');
    await setDone(staff, release.id);
    await care(staff, row.id, 'pickup-requested', 'out-for-pickup');
    await care(staff, row.id, 'out-for-pickup', 'in-care');
    await taskNamed(staff, row.id, 'Transfer decedent into care', 'done');
    const band = await taskNamed(staff, row.id, 'ID band + intake log');
    expect(band).toMatchObject({ manualCompleteOnly: true, category: 'In our care' });
    await care(owner, row.id, 'in-care', 'out-for-pickup', { correctionReason: 'Entered a day too early.' });
    expect(await taskNamed(staff, row.id, 'Transfer decedent into care')).toMatchObject({ id: transfer.id });
    expect((await tasksOf(staff, row.id, 'done')).items).toMatchObject([{ id: release.id, completedMethod: 'manual' }]);
  });

  it('through its status: for a canceled case nothing is to be done, and all of it again once it is reopened', async () => {
    const { row, staff, at } = await taskDesk();
    const owner = await at({ access: 'owner' });
    const open = namesOf((await tasksOf(staff, row.id)).items);
    const done = await taskNamed(staff, row.id, 'Arrangement conference');
    await setDone(staff, done.id);
    await status(staff, row.id, 'active', 'cancelled');
    await waitUntil('the tasks to be taken off', async () => (await tasksOf(staff, row.id)).items.length === 0);
    expect(namesOf((await tasksOf(staff, row.id, 'done')).items)).toEqual(['Arrangement conference']);
    await status(owner, row.id, 'cancelled', 'active', { reason: 'The family came back.' });
    await waitUntil('the tasks to be back', async () => (await tasksOf(staff, row.id)).items.length === open.length - 1);
    expect(namesOf((await tasksOf(staff, row.id)).items)).toEqual(open.filter((name) => name !== 'Arrangement conference'));
  });
});

describe('a day follows the cases', () => {
  it('from one person to another, and off every day while a case is canceled or deleted', async () => {
    const desk = await taskDesk();
    const { row, staff, at } = desk;
    const owner = await at({ access: 'owner' });
    const [ines, joan] = [await colleague(desk, 'Ines'), await colleague(desk, 'Joan')];
    const other = await caseWithTasks(staff, { employeeId: joan.id });
    const whole = [row.id, other.id];
    await waitForDays('nobody’s case', [
      [ines.by, 'mine', []],
      [ines.by, 'unassigned', [row.id]],
      [ines.by, 'all', whole],
      [joan.by, 'mine', [other.id]],
    ]);
    await ok('assignCase', { caseId: row.id, employeeId: ines.id, from: null }, staff);
    await waitForDays('the case in the day of its first', [
      [ines.by, 'mine', [row.id]],
      [joan.by, 'mine', [other.id]],
      [staff, 'unassigned', []],
    ]);
    await ok('assignCase', { caseId: row.id, employeeId: joan.id, from: ines.id }, staff);
    const withJoan: Parameters<typeof waitForDays>[1] = [
      [ines.by, 'mine', []],
      [joan.by, 'mine', whole],
      [staff, 'all', whole],
    ];
    const gone: typeof withJoan = [
      [ines.by, 'mine', []],
      [joan.by, 'mine', [other.id]],
      [staff, 'all', [other.id]],
    ];
    await waitForDays('the case in the day of its second', withJoan);
    await ok('deleteCase', { id: row.id }, staff);
    await waitForDays('a deleted case in no day', gone);
    await ok('restoreCase', { id: row.id }, staff);
    await waitForDays('a restored case in its day', withJoan);
    await status(staff, row.id, 'active', 'cancelled');
    await waitForDays('a cancelled case in no day', gone);
    await status(owner, row.id, 'cancelled', 'active', { reason: 'The family came back.' });
    await waitForDays('a case that is open again in its day', withJoan);
  });
});
