import { afterPosition, positionCursor } from '#functions/cases/viewing/position-cursor.ts';
import { viewsOf } from '#functions/notifications/notification-views.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readBell } from '#functions/table/notification.ts';
import { os } from './implementer.ts';

export const getNotifications = os.getNotifications.handler(async ({ input, context }) => {
  const reader = homeOf(context);
  const page = { limit: input.pageSize, after: afterPosition(input.cursor) };
  const { notifications, next } = await readBell(context.table, reader, page);
  return { items: await viewsOf(context.table, reader, notifications), nextCursor: next && positionCursor(next) };
});
