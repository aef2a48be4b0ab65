import { afterPosition, positionCursor } from '#functions/cases/viewing/position-cursor.ts';
import { viewsOf } from '#functions/notifications/notification-views.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readBell } from '#functions/table/notification.ts';
import { os } from './implementer.ts';

export const getNotifications = os.getNotifications.handler(async ({ input, context }) => {
  const reader = homeOf(context);
  let after = afterPosition(input.cursor);
  for (;;) {
    const { notifications, next } = await readBell(context.table, reader, { limit: input.pageSize, after });
    const items = await viewsOf(context.table, reader, notifications);
    // A page of nothing that the reader may still see isn't the end.
    if (items.length > 0 || !next) return { items, nextCursor: next && positionCursor(next) };
    after = next;
  }
});
