import { describe, expect, it, vi } from 'vitest';
import { handler as expireTasks } from '#functions/jobs/expire-tasks.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { locationItems } from '#functions/table/location.ts';
import { readTaskItems, readTaskPlace, taskOf } from '#functions/table/task.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { Task } from '#shared/model/task.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { ok, openCloudTable, quiet, runJob } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { dayOf, judge, putTask, setDone, taskDesk, tasksOf } from './parts/task-desk.ts';

const table = openCloudTable();
const storedTasks = async ({ caseId = '', id }: Task) =>
  (await readTaskItems(table, caseId)).map(taskOf).filter((task) => task.id === id);
const putLate = (row: CaseRow, nth = 0) => putTask(row, { name: `Late ${nth}`, isExpirable: true });

/** Returns what a run of the job asks of the table, and how much it expired, by its log. */
async function costOfRun(): Promise<{ count: number; tableRequests: number }> {
  const logLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  try {
    await expireTasks();
    return JSON.parse(String(logLines.mock.calls.at(-1)?.[0])) as { count: number; tableRequests: number };
  } finally {
    logLines.mockRestore();
  }
}

describe('a task whose day is over', () => {
  it('expires by schedule, leaves the day and the count, and appears among what is past; what does not expire stays', async () => {
    const { row, staff } = await taskDesk();
    const stays = await putTask(row, { name: 'Late for ever' });
    const { openTasks } = await judge(staff, row.id);
    const late = await putLate(row);
    await table.update(caseKeys.case(row.id), { openTasks: openTasks + 1 });
    await runJob('expire-tasks');
    expect((await tasksOf(staff, row.id, 'expired')).items).toMatchObject([
      { id: late.id, state: 'expired', isCompleted: false, completedMethod: 'expired', dueOn: late.dueOn },
    ]);
    const { items } = await dayOf(staff, { whose: 'all' });
    expect(items.map(({ task }) => task.id)).not.toContain(late.id);
    expect(items[0]?.task.id).toBe(stays.id);
    expect((await dashboardOf(staff, row.id)).case.openTasks).toBe(openTasks);
    expect((await dashboardOf(staff, row.id)).timeline.map(({ kind }) => kind)).not.toContain('task-completed');
  });

  it('expires once, however often and by however many simultaneous runs, and none of a batch is left', async () => {
    const [one, other] = [await taskDesk(), await taskDesk()];
    const tasks = await Promise.all(Array.from({ length: 130 }, (_, nth) => putLate(nth % 3 === 0 ? other.row : one.row, nth)));
    await Promise.all([expireTasks(), expireTasks(), expireTasks(), runJob('expire-tasks')]);
    const read = async () => (await Promise.all([one, other].map(({ row }) => readTaskItems(table, row.id)))).flat();
    const first = await read();
    const expired = first.map(taskOf).filter(({ completedMethod }) => completedMethod === 'expired');
    expect(expired.map(({ id }) => id).toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
    await expireTasks();
    expect(await read()).toEqual(first);
    for (const { row, staff } of [one, other]) expect((await judge(staff, row.id)).changed).toBe(0);
  });

  it('is done in the end if someone completes it at the same moment', async () => {
    const { row, staff } = await taskDesk();
    const tasks = await Promise.all(Array.from({ length: 12 }, (_, nth) => putLate(row, nth)));
    await Promise.all([expireTasks(), ...tasks.map(({ id }) => setDone(staff, id)), expireTasks()]);
    for (const task of tasks) expect(await storedTasks(task)).toMatchObject([{ completedMethod: 'manual', isCompleted: true }]);
    await expireTasks();
    for (const task of tasks) expect(await storedTasks(task)).toMatchObject([{ completedMethod: 'manual' }]);
  });

  it('does not expire while its case is canceled or deleted, and does once it is back', async () => {
    const { row, staff } = await taskDesk();
    await ok('deleteCase', { id: row.id }, keyed(staff));
    await quiet();
    const late = await putLate(row);
    await runJob('expire-tasks');
    expect(await storedTasks(late)).toMatchObject([{ isCompleted: false }]);
    expect((await storedTasks(late))[0]).not.toHaveProperty('completedMethod');
    await ok('restoreCase', { id: row.id }, keyed(staff));
    await judge(staff, row.id);
    expect(await storedTasks(late)).toMatchObject([{ completedMethod: 'expired' }]);
  });
});

describe('the day of a home', () => {
  it('is that of its present time zone: a task of a home that moved its clocks back is not over yet', async () => {
    const { row, staff, home } = await taskDesk();
    const inZone = (timeZone: string) => table.putAll(locationItems({ ...home, timeZone }));
    // Yesterday, in the earliest zone; in the latest zone that day continues for another 25 hours.
    await inZone('Pacific/Kiritimati');
    const dueOn = addDays(dateInZone(new Date().toISOString(), 'Pacific/Kiritimati'), -1);
    const late = await putTask(row, {
      name: 'Until midnight',
      isExpirable: true,
      dueOn,
      due: { from: 'event', days: 0 },
      origin: { at: `${dueOn}T11:30:00.000Z`, eventId: 'told' },
    });
    await inZone('Pacific/Pago_Pago');
    await runJob('expire-tasks');
    const [now] = await storedTasks(late);
    expect(now).not.toHaveProperty('completedMethod');
    expect((await readTaskPlace(table, late.id))?.caseId).toBe(row.id);
    expect((await tasksOf(staff, row.id)).items.map(({ id }) => id)).toContain(late.id);
  });
});

describe('a run of the job', () => {
  /** Returns the cost of expiring this many tasks of a case. Measures again if the schedule itself came between. */
  async function costOf(row: CaseRow, count: number): Promise<number> {
    for (let tries = 1; tries <= 3; tries += 1) {
      await Promise.all(Array.from({ length: count }, (_, nth) => putLate(row, nth)));
      const cost = await costOfRun();
      if (cost.count === count) return cost.tableRequests;
    }
    throw new Error(`No run expired just ${count} tasks.`);
  }

  it('asks of the table in proportion to what is due, not to what is open', async () => {
    const { row } = await taskDesk();
    const { row: full } = await taskDesk();
    await runJob('expire-tasks');
    const idle = await costOf(row, 0);
    const one = await costOf(row, 1);
    const farOff = { isExpirable: true, dueOn: '2099-01-05' } as const;
    await Promise.all(Array.from({ length: 300 }, (_, nth) => putTask(full, { ...farOff, name: `Far off ${nth}` })));
    await Promise.all(Array.from({ length: 30 }, (_, nth) => putTask(row, { ...farOff, name: `Far off ${nth}` })));
    expect(await costOf(row, 0)).toBe(idle);
    expect(await costOf(row, 1)).toBe(one);
    // Those of one case are written together: thirty cost no more than one.
    expect(await costOf(row, 30)).toBeLessThanOrEqual(one + 1);
  });
});
