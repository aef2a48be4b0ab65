import { problem } from '#functions/problem.ts';
import { feedEndWrites, readOwnFeed } from '#functions/table/calendar-feed.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { feedOwner } from './feed-owner.ts';
import { os } from './implementer.ts';

export const removeCalendarFeed = os.removeCalendarFeed.handler(async ({ context }) => {
  const { accountId, locationId } = feedOwner(context);
  const { feed } = await readOwnFeed(context.table, accountId, locationId);
  if (!feed) return done;
  try {
    await context.table.transact(feedEndWrites(accountId, locationId, feed.hash));
  } catch (error) {
    if (error instanceof ConditionFailed) throw problem('conflict', { detail: 'A new address was just made. Try again.' });
    throw error;
  }
  return done;
});
