import type { RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { putNotification, teammate } from '#test/journeys/parts/notification-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns what a member with unread notifications about a case asks. */
const inBell =
  (input: (id: string) => object): Recipe =>
  async () => {
    const { home, staff } = await busyHome();
    const { id: caseId } = await openCase(staff);
    const { employee, by } = await teammate(home, 'Ines');
    const { id } = await putNotification(employee, { caseId });
    await putNotification(employee, { caseId });
    return { input: input(id), options: keyed(by) };
  };

/** Requests of the calls about notifications, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getUnreadCount: inBell(() => ({})),
  getNotifications: inBell(() => ({ pageSize: 50 })),
  readNotifications: inBell((id) => ({ ids: [id] })),
  readAllNotifications: inBell(() => ({ through: new Date().toISOString() })),
  getNotificationSettings: inBell(() => ({})),
  saveNotificationSettings: inBell(() => ({ version: 0, channels: { mention: { bell: true, email: false } } })),
};
