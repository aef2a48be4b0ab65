import { readOwnFeed } from '#functions/table/calendar-feed.ts';
import { feedOwner } from './feed-owner.ts';
import { os } from './implementer.ts';

export const getCalendarFeed = os.getCalendarFeed.handler(async ({ context }) => {
  const { accountId, locationId } = feedOwner(context);
  const { feed } = await readOwnFeed(context.table, accountId, locationId);
  return { feed: feed && { scope: feed.scope, createdOn: feed.createdOn } };
});
