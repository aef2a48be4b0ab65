import { randomUUID } from 'node:crypto';
import { employeeItem } from '#functions/table/employee.ts';
import { notificationItem } from '#functions/table/notification.ts';
import type { NotificationView } from '#shared/contract/notifications.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { Notification } from '#shared/notifications/after-event.ts';
import { ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { member } from './case-desk.ts';

type NotificationPage = { items: NotificationView[]; nextCursor: string | null };

/** Makes someone on a home's team, with an account that notifications reach. */
export async function teammate(home: { id: string; name: string }, firstName: string, changes: Partial<StaffMember> = {}) {
  const made = await member(home.id, firstName, 'Vane');
  const { access = 'staff', kind = 'staff' } = changes;
  const place = { locationId: home.id, locationName: home.name, employeeId: made.id, access, kind };
  const { token, headers, account } = await person({ firstName, lastName: 'Vane', memberships: [place] });
  const employee: StaffMember = { ...made, appUserId: account.id, ...changes };
  await openCloudTable().put(employeeItem(employee));
  const by: RequestOptions = { token, headers };
  return { employee, by };
}

export const bellOf = (by: RequestOptions, input: object = {}) => ok<NotificationPage>('getNotifications', input, by);
export const unreadOf = async (by: RequestOptions) => (await ok<{ unread: number }>('getUnreadCount', {}, by)).unread;

/** Waits for a number of notifications in someone's bell. */
export const bellWith = (by: RequestOptions, count: number) =>
  waitUntil(`${count} notifications`, async () => {
    const { items } = await bellOf(by);
    return items.length >= count ? items : undefined;
  });

/** Writes a notification straight into the table, as its event would have left it. */
export async function putNotification(employee: StaffMember, changes: Partial<Notification> = {}): Promise<Notification> {
  const notification: Notification = {
    id: randomUUID(),
    kind: 'case-assigned',
    locationId: employee.providerLocationId,
    employeeId: employee.id,
    caseId: randomUUID(),
    byId: null,
    byName: null,
    subjects: [],
    words: null,
    at: new Date().toISOString(),
    isInBell: true,
    ...changes,
  };
  await openCloudTable().put(notificationItem(notification));
  return notification;
}
