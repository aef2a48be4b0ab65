import { viewsOf } from '#functions/notifications/notification-views.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readUnread } from '#functions/table/notification.ts';
import { MAX_UNREAD } from '#shared/contract/notifications.ts';
import { os } from './implementer.ts';

/** Counts what the bell would show as unread: what is about a case that the caller can't see any more isn't there. */
export const getUnreadCount = os.getUnreadCount.handler(async ({ context }) => {
  const reader = homeOf(context);
  const rows = await readUnread(context.table, reader, MAX_UNREAD);
  return { unread: rows.length === 0 ? 0 : (await viewsOf(context.table, reader, rows)).length };
});
