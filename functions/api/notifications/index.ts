/** `/api/notifications`: what has happened that concerns the caller at a home, and how they hear of it. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { getNotificationSettings } from './get-notification-settings.ts';
import { getNotifications } from './get-notifications.ts';
import { getUnreadCount } from './get-unread-count.ts';
import type { NotificationsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotifications } from './read-notifications.ts';
import { saveNotificationSettings } from './save-notification-settings.ts';

const router = os.router({
  getUnreadCount,
  getNotifications,
  readNotifications,
  readAllNotifications,
  getNotificationSettings,
  saveNotificationSettings,
});

export const handler = apiHandler<NotificationsContext>({ router, context: (base) => base });
