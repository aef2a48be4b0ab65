import { homeOf } from '#functions/runtime/home-of.ts';
import { refuseSupport } from '#functions/runtime/refuse-support.ts';
import { readMark, readNotifications as readRows } from '#functions/table/notification.ts';
import { os } from './implementer.ts';

/** Marks those of the caller's own; another person's ids are nobody's here. */
export const readNotifications = os.readNotifications.handler(async ({ input, context }) => {
  refuseSupport(context, 'mark notifications as read');
  const of = homeOf(context);
  const rows = await readRows(
    context.table,
    [...new Set(input.ids)].map((id) => ({ ...of, id })),
  );
  const unread = rows.filter(({ readAt, isInBell }) => isInBell && readAt === undefined);
  const readAt = context.now.toISOString();
  if (unread.length > 0) await context.table.transact(unread.map(({ id }) => readMark(of, id, readAt)));
  return { done: true as const };
});
