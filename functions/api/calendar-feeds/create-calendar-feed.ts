import { problem } from '#functions/problem.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { feedWrites, readOwnFeed } from '#functions/table/calendar-feed.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { feedOwner } from './feed-owner.ts';
import { os } from './implementer.ts';

/** Makes a new secret in place of the one before. Sent again, it does so again, so that the address of the last answer is the one that works. */
export const createCalendarFeed = os.createCalendarFeed.handler(async ({ input: { scope }, context }) => {
  const { accountId, locationId } = feedOwner(context);
  const before = await readOwnFeed(context.table, accountId, locationId);
  const secret = Buffer.from(context.randomBytes()).toString('base64url');
  const feed = { scope, createdOn: context.now.toISOString() };
  try {
    await context.table.transact(feedWrites({ ...feed, hash: hashOfToken(secret), accountId, locationId }, before));
  } catch (error) {
    if (error instanceof ConditionFailed) throw problem('conflict', { detail: 'A new address was just made. Try again.' });
    throw error;
  }
  return { feed, path: `/api/public/calendars/${secret}/calendar.ics` };
});
