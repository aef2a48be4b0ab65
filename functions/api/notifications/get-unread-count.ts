import { homeOf } from '#functions/runtime/home-of.ts';
import { countUnread } from '#functions/table/notification.ts';
import { MAX_UNREAD } from '#shared/contract/notifications.ts';
import { os } from './implementer.ts';

export const getUnreadCount = os.getUnreadCount.handler(async ({ context }) => ({
  unread: await countUnread(context.table, homeOf(context), MAX_UNREAD),
}));
