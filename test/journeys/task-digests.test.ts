import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handler as startTaskDigests } from '#functions/jobs/start-task-digests.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { taskDigestItem } from '#functions/table/task-digest.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { addDays, dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { eventsOf, mailbox, ok, openCloudTable, quiet, runJob, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { caseWithTasks, colleague, putTask, taskDesk, tasksOf } from './parts/task-desk.ts';

const table = openCloudTable();
type Digest = { locationId: string; employeeId: string; nextAt: string };
const keyOf = (locationId: string, employeeId: string) => {
  const { pk, sk } = taskDigestItem({ locationId, employeeId, nextAt: '' });
  return { pk, sk };
};
const digestOf = async ({ providerLocationId, id }: StaffMember) =>
  (await table.get(keyOf(providerLocationId, id), { consistent: true })) as unknown as Digest | undefined;
/** Makes a member's email due a few minutes ago. */
const morningOf = async (...members: StaffMember[]) => {
  const nextAt = new Date(Date.now() - 600_000).toISOString();
  await table.putAll(
    members.map(({ providerLocationId, id }) => taskDigestItem({ locationId: providerLocationId, employeeId: id, nextAt })),
  );
};
const mailsTo = async ({ email }: StaffMember) =>
  (await mailbox(email).all()).filter(({ body }) => body.text?.includes('Open Today'));
const without = ({ by: _by, ...rest }: StaffMember & { by: unknown }): StaffMember => rest;

/** Returns a home with a member's case, with what is late and what is due today; the member's own email is due. */
async function morningDesk(changes: Partial<StaffMember> = {}) {
  const desk = await taskDesk();
  const ines = await colleague(desk, 'Ines');
  const employee: StaffMember = { ...without(ines), ...changes };
  const row = await caseWithTasks(desk.staff, { employeeId: ines.id });
  await quiet();
  await table.put(employeeItem(employee));
  return { ...desk, row, ines, employee };
}

describe("a member's morning email", () => {
  it('comes at seven by the clocks of the home, from the first case that is theirs on', async () => {
    const desk = await taskDesk();
    const ines = await colleague(desk, 'Ines');
    expect(await digestOf(ines)).toBeUndefined();
    await ok('assignCase', { caseId: desk.row.id, employeeId: ines.id, from: null }, desk.staff);
    const { nextAt } = await waitUntil('the first morning', () => digestOf(ines));
    const { timeZone } = desk.home;
    expect(
      new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        new Date(nextAt),
      ),
    ).toBe('07:00');
    expect(Date.parse(nextAt)).toBeGreaterThan(Date.now());
    expect(Date.parse(nextAt)).toBeLessThan(Date.now() + 26 * 3_600_000);
  });

  it('lists what is due today and what is late, and is the only one until the next', async () => {
    const { row, ines, home, employee } = await morningDesk();
    const today = dateInZone(new Date().toISOString(), home.timeZone);
    await putTask(row, { name: 'Call <b>back</b> & ask', dueOn: addDays(today, -3) });
    await putTask(row, { name: 'Not for today', dueOn: addDays(today, 1) });
    await morningOf(employee);
    await Promise.all([startTaskDigests(), startTaskDigests(), runJob('start-task-digests')]);
    await quiet();
    const [mail, ...others] = await mailsTo(employee);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${formatCalendarDate(today)}: 1 due today, 1 overdue`);
    const { text: wrapped = '', html = '' } = mail?.body ?? {};
    const text = wrapped.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Hello Ines');
    expect(text).toContain(`Here’s what you have to do at ${home.name}.`);
    expect(text).toContain(`First call record complete (${row.decedentFullName}, ${row.caseNumber})`);
    expect(text).toContain(
      `(${row.decedentFullName}, ${row.caseNumber}; was due ${formatCalendarDate(addDays(today, -3), 'medium')})`,
    );
    expect(text).toContain(`/locations/${home.id}/my-day`);
    expect(text).not.toContain('Not for today');
    expect(html).not.toContain('<b>back');
    expect(Date.parse(String((await digestOf(ines))?.nextAt))).toBeGreaterThan(Date.now());
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toHaveLength(1);
  });

  it('is not sent if nothing is due', async () => {
    const { staff, row, employee, ines } = await morningDesk();
    for (const { id } of (await tasksOf(staff, row.id)).items) await ok('removeTask', { id }, keyed(staff));
    await morningOf(employee);
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toEqual([]);
    expect(Date.parse(String((await digestOf(ines))?.nextAt))).toBeGreaterThan(Date.now());
  });

  it('is not sent to someone who turned it off, until they turn it on', async () => {
    const { employee, ines } = await morningDesk();
    const turn = (isWanted: boolean) => ok('setTaskDigest', { isWanted }, keyed(ines.by));
    await turn(false);
    await morningOf(employee);
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toEqual([]);
    await turn(true);
    await morningOf(employee);
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toHaveLength(1);
  });

  it.each([
    ['a trade company', { kind: 'trade-company' }],
    ['somebody who is no member any more', { status: 'inactive' }],
    ['somebody who has not come yet', { status: 'pending' }],
  ] as const)('is not sent to %s', async (_, changes) => {
    const { employee } = await morningDesk(changes);
    await morningOf(employee);
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toEqual([]);
  });

  it('ends for someone who was removed from the team', async () => {
    const { employee } = await morningDesk();
    const { pk, sk } = employeeItem(employee);
    await table.delete({ pk, sk });
    await morningOf(employee);
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toEqual([]);
    expect(await digestOf(employee)).toBeUndefined();
  });

  it('follows from one event, even for a home that no longer exists, which blocks nobody', async () => {
    const { employee, home } = await morningDesk();
    const gone = { ...employee, providerLocationId: randomUUID(), id: randomUUID() };
    await morningOf(gone, employee);
    await runJob('start-task-digests');
    expect(await mailsTo(employee)).toHaveLength(1);
    expect(await digestOf(gone)).toBeUndefined();
    const digests = (await eventsOf('task-digest.due')).map(({ event }) => event.detail as { data: Digest });
    expect(digests.filter(({ data }) => data.locationId === home.id)).toHaveLength(1);
  });
});
