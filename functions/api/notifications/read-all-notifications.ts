import { homeOf } from '#functions/runtime/home-of.ts';
import { refuseSupport } from '#functions/runtime/refuse-support.ts';
import { eachUnread, readMark } from '#functions/table/notification.ts';
import { MAX_WRITES } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** Marks what the caller has seen. What arrived after they looked stays unread. */
export const readAllNotifications = os.readAllNotifications.handler(async ({ input, context }) => {
  refuseSupport(context, 'mark notifications as read');
  const of = homeOf(context);
  const readAt = context.now.toISOString();
  for await (const rows of eachUnread(context.table, of)) {
    const seen = rows.filter(({ at }) => at <= input.through);
    for (let start = 0; start < seen.length; start += MAX_WRITES)
      await context.table.transact(seen.slice(start, start + MAX_WRITES).map(({ id }) => readMark(of, id, readAt)));
  }
  return { done: true as const };
});
