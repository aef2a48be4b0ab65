import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import { taskDigestItem } from '#functions/table/task-digest.ts';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import type { NotificationSettings } from '#shared/contract/notifications.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import {
  mailbox,
  ok,
  openCloudTable,
  queueOf,
  quiet,
  type RequestOptions,
  refused,
  runJob,
  sendTo,
  waitUntil,
} from '#test/cloud/cloud.ts';
import { busyHome, writeTo } from './parts/busy-home.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { joined } from './parts/family-desk.ts';
import { bellOf, bellWith, putNotification, teammate, unreadOf } from './parts/notification-desk.ts';
import { putTask } from './parts/task-desk.ts';

const table = openCloudTable();

/** Returns a home with a case of Peter's, and Ines, who works there too. */
async function desk() {
  const { home, ...others } = await busyHome();
  const [ines, peter] = await Promise.all([teammate(home, 'Ines'), teammate(home, 'Peter')]);
  const row = await openCase(ines.by, { employeeId: peter.employee.id });
  return { ...others, home, ines, peter, row };
}
/** Has a relative change their own contact. */
async function saveContact(caseId: string, by: RequestOptions, lastName: string) {
  const { version } = await ok<{ version: number }>('getMyContact', { id: caseId }, by);
  await ok('saveMyContact', { caseId, version, firstName: 'Noor', lastName }, keyed(by));
}
const settingsOf = (by: RequestOptions) => ok<NotificationSettings>('getNotificationSettings', {}, by);
const noteBy = (by: RequestOptions, caseId: string, mentions: string[], note = '@Peter Vane, please call Ruth.') =>
  ok<CaseNoteRow>('addCaseNote', { caseId, note, mentions }, keyed(by));

describe('a notification', () => {
  it('tells the new owner of a task once, and not someone who gave it to themself', async () => {
    const { row, ines, peter } = await desk();
    const written = { caseId: null, name: 'Call the florist', note: '', dueOn: null, ownerId: peter.employee.id };
    const { id } = await ok<TaskView>('addTask', written, keyed(ines.by));
    const { caseId: _home, ...same } = written;
    await ok('editTask', { ...same, id, version: 1, note: 'Before noon' }, keyed(ines.by));
    await ok('addTask', { ...written, ownerId: ines.employee.id }, keyed(ines.by));
    const told = await bellWith(peter.by, 2);
    expect(told.filter(({ kind }) => kind === 'task-assigned')).toMatchObject([
      { title: 'Ines Vane assigned a task to you', words: 'Call the florist', case: null },
    ]);
    expect(told.find(({ kind }) => kind === 'case-assigned')?.case?.id).toBe(row.id);
    await quiet();
    expect((await bellOf(ines.by)).items).toEqual([]);
  });

  it('tells everyone who may answer of a message, or the member who takes care of it', async () => {
    const { home, ines, peter } = await desk();
    const viewer = await teammate(home, 'Vera', { access: 'view-only' });
    await writeTo(home, { name: 'Rosa Vale' });
    const [message] = await bellWith(ines.by, 1);
    expect(message).toMatchObject({ kind: 'message-received', title: 'A family sent a message', words: 'Rosa Vale', case: null });
    expect((await bellWith(peter.by, 2)).map(({ kind }) => kind)).toContain('message-received');
    await quiet();
    expect((await bellOf(viewer.by)).items).toEqual([]);
    expect((await settingsOf(ines.by)).channels['message-received']).toEqual({ bell: true, email: false });
  });

  it('tells whoever is mentioned or gets a case, and not the person who did it', async () => {
    const { row, ines, peter } = await desk();
    const note = await noteBy(ines.by, row.id, [peter.employee.id, ines.employee.id]);
    const [mention, assigned] = await bellWith(peter.by, 2);
    expect([mention, assigned]).toMatchObject([
      { kind: 'mention', title: 'Ines Vane mentioned you', words: '@Peter Vane, please call Ruth.', isRead: false },
      { kind: 'case-assigned', title: 'Ines Vane assigned a case to you', words: null },
    ]);
    expect(mention?.case).toEqual({ id: row.id, decedentName: row.decedentFullName, caseNumber: row.caseNumber });
    // A note that is reworded tells only those whom it didn't mention before.
    const input = { caseId: row.id, id: note.id, version: 1, note: '@Peter Vane: done.', mentions: [peter.employee.id] };
    await ok('editCaseNote', input, keyed(ines.by));
    await quiet();
    expect((await bellOf(peter.by)).items).toHaveLength(2);
    expect((await bellOf(ines.by)).items).toEqual([]);
  });

  it('is one for a burst of changes by a relative, tells the member of the case, and counts each answer once', async () => {
    const { row, ines, peter } = await desk();
    const { by } = await joined(row, { firstName: 'Noor' });
    await bellWith(peter.by, 1);
    await ok('readAllNotifications', { through: new Date().toISOString() }, keyed(peter.by));
    for (const lastName of ['Haddad', 'Haddad-Okafor', 'Okafor']) await saveContact(row.id, by, lastName);
    await quiet();
    const { items } = await bellOf(peter.by);
    expect(items.filter(({ kind }) => kind === 'family-changes')).toMatchObject([
      { title: expect.stringMatching(/made changes$/), words: 'their contact details', isRead: false },
    ]);
    expect(await unreadOf(peter.by)).toBe(1);
    expect(await unreadOf(ines.by)).toBe(0);
  });

  it('of a case that is nobody’s goes to those who run the home', async () => {
    const { home, staff } = await busyHome();
    const [owner, ines] = await Promise.all([teammate(home, 'Joan', { access: 'owner' }), teammate(home, 'Ines')]);
    const row = await openCase(staff);
    const { by } = await joined(row);
    await saveContact(row.id, by, 'Okafor');
    expect(await bellWith(owner.by, 1)).toMatchObject([{ kind: 'family-changes' }]);
    expect((await bellOf(ines.by)).items).toEqual([]);
  });

  it('is written once, however often its event is delivered', async () => {
    const { row, ines, peter } = await desk();
    await bellWith(peter.by, 1);
    const at = new Date().toISOString();
    const actor = { kind: 'provider', id: ines.employee.appUserId, onBehalfOf: null };
    const data = { caseId: row.id, locationId: row.providerLocationId, employeeId: peter.employee.id };
    await ok('readAllNotifications', { through: at }, keyed(peter.by));
    const event = { id: randomUUID(), name: 'case.assigned', version: 1, at, actor, locationId: row.providerLocationId, data };
    const queue = await queueOf('notify-members');
    for (let times = 0; times < 3; times += 1) await sendTo(queue, JSON.stringify({ detail: event }));
    await waitUntil('the notification', async () => (await unreadOf(peter.by)) > 0);
    await quiet();
    expect((await bellOf(peter.by)).items).toMatchObject([{ kind: 'case-assigned', isRead: false }]);
    expect(await unreadOf(peter.by)).toBe(1);
  });

  it('reaches nobody who has left or may not see it', async () => {
    const { home, row, ines, peter } = await desk();
    const gone = await teammate(home, 'Gone', { status: 'inactive' });
    await noteBy(ines.by, row.id, [gone.employee.id, peter.employee.id]);
    const company = await teammate(home, 'Northgate', { kind: 'trade-company' });
    await ok('assignTrade', { caseId: row.id, employeeId: company.employee.id }, keyed(ines.by));
    const [assigned] = await bellWith(company.by, 1);
    expect(assigned).toMatchObject({ kind: 'case-assigned', case: { id: row.id } });
    await ok('unassignTrade', { caseId: row.id, employeeId: company.employee.id }, keyed(ines.by));
    // What someone can't see any more isn't in their bell, and isn't counted.
    expect((await bellOf(company.by)).items).toEqual([]);
    expect(await unreadOf(company.by)).toBe(0);
    await bellWith(peter.by, 2);
    await ok('deleteCase', { id: row.id }, keyed(ines.by));
    expect((await bellOf(peter.by)).items).toEqual([]);
    await quiet();
    expect(await table.query(`NOTIFICATIONS#${home.id}#${gone.employee.id}`)).toMatchObject({ items: [] });
  });

  it('says on the next morning which tasks became overdue, and nothing on a morning when none did', async () => {
    const { home, row, peter } = await desk();
    const morning = async () => {
      const nextAt = new Date(Date.now() - 600_000).toISOString();
      await table.put(taskDigestItem({ locationId: home.id, employeeId: peter.employee.id, nextAt }));
      await runJob('start-task-digests');
      await quiet();
      return (await bellOf(peter.by)).items.filter(({ kind }) => kind === 'tasks-overdue');
    };
    const today = dateInZone(new Date().toISOString(), home.timeZone);
    await putTask(row, { name: 'Order flowers', dueOn: addDays(today, -4) });
    expect(await morning()).toEqual([]);
    await putTask(row, { name: 'Call the cemetery', dueOn: addDays(today, -1) });
    expect(await morning()).toMatchObject([{ title: '1 task became overdue', words: 'Call the cemetery', case: null }]);
  });
});

describe('the bell', () => {
  it('lists the newest first, page by page, counts what is unread, and is each member’s own', async () => {
    const { row, ines, peter } = await desk();
    await bellWith(peter.by, 1);
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const made = await Promise.all([1, 2, 3].map((age) => putNotification(peter.employee, { caseId: row.id, at: at(age) })));
    const first = await bellOf(peter.by, { pageSize: 2 });
    const rest = await bellOf(peter.by, { pageSize: 2, cursor: first.nextCursor });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids.slice(1)).toEqual(made.map(({ id }) => id));
    // Nobody marks another's.
    await ok('readNotifications', { ids: [made[0]!.id] }, keyed(ines.by));
    await ok('readAllNotifications', { through: new Date().toISOString() }, keyed(ines.by));
    expect(await unreadOf(peter.by)).toBe(4);
    await ok('readNotifications', { ids: [made[0]!.id, randomUUID()] }, keyed(peter.by));
    expect(await unreadOf(peter.by)).toBe(3);
    // What came after they looked stays unread.
    await ok('readAllNotifications', { through: made[1]!.at }, keyed(peter.by));
    expect((await bellOf(peter.by)).items.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });
});

describe('how notifications arrive', () => {
  const letters = async (email: string) => (await mailbox(email).all()).filter(({ subject }) => /new notification/.test(subject));
  /** Lets the minutes pass that notifications wait for each other, and sends what is due. */
  const sendDue = async ({ employee }: Awaited<ReturnType<typeof teammate>>) => {
    await quiet();
    const key = { pk: `NOTIFICATION-EMAIL#${employee.providerLocationId}#${employee.id}`, sk: 'DUE' };
    const due = await table.get(key, { consistent: true });
    if (!due) return;
    const dueAt = new Date(Date.now() - 60_000).toISOString();
    await table.put({ ...due, ...key, dueAt, gsi1sk: `${dueAt}#${employee.providerLocationId}#${employee.id}` } as never);
    await runJob('start-notification-emails');
    await quiet();
  };

  it('is chosen by each member for each kind, over the version that they saw', async () => {
    const { peter, ines } = await desk();
    const usual = await settingsOf(peter.by);
    expect(usual).toMatchObject({ version: 0, channels: { mention: { bell: true, email: true } } });
    const none = { bell: false, email: false };
    const save = (version: number, channels: object) =>
      ok<NotificationSettings>('saveNotificationSettings', { version, channels }, keyed(peter.by));
    expect(await save(0, { mention: none })).toEqual({ version: 1, channels: { ...usual.channels, mention: none } });
    expect(await refused('saveNotificationSettings', { version: 0, channels: {} }, keyed(peter.by))).toMatchObject({
      code: 'stale',
    });
    await save(1, { 'case-assigned': none });
    expect((await settingsOf(peter.by)).channels).toMatchObject({ mention: none, 'case-assigned': none });
    expect((await settingsOf(ines.by)).version).toBe(0);
  });

  it('is one email for a burst, with nothing private in its subject, and none for what was read', async () => {
    const { home, row, ines, peter } = await desk();
    await noteBy(ines.by, row.id, [peter.employee.id]);
    await noteBy(ines.by, row.id, [peter.employee.id], '@Peter Vane, and the florist.');
    const [, , assigned] = await bellWith(peter.by, 3);
    await ok('readNotifications', { ids: [assigned!.id] }, keyed(peter.by));
    await sendDue(peter);
    const [mail, ...others] = await letters(peter.employee.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`2 new notifications from ${home.name}`);
    const text = (mail?.body.text ?? '').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Ines Vane mentioned you (${row.decedentFullName}, ${row.caseNumber})`);
    expect(text).toContain(`/locations/${home.id}/dashboard?drawer=notifications`);
    expect(text).not.toContain('florist');
  });

  it('is by email alone, in the bell alone, or not at all, as chosen; someone who left gets no email', async () => {
    const { row, ines, peter } = await desk();
    await bellWith(peter.by, 1);
    await ok('readAllNotifications', { through: new Date().toISOString() }, keyed(peter.by));
    await ok('saveNotificationSettings', { version: 0, channels: { mention: { bell: false, email: true } } }, keyed(peter.by));
    await noteBy(ines.by, row.id, [peter.employee.id]);
    await sendDue(peter);
    expect((await bellOf(peter.by)).items).toHaveLength(1);
    expect(await letters(peter.employee.email)).toMatchObject([{ subject: expect.stringMatching(/^1 new notification from/) }]);
    await noteBy(ines.by, row.id, [peter.employee.id]);
    await quiet();
    await table.put(employeeItem({ ...peter.employee, status: 'inactive' }));
    await sendDue(peter);
    expect(await letters(peter.employee.email)).toHaveLength(1);
  });
});
