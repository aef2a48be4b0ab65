import type { FeedScope } from '#shared/contract/calendar-feeds.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

/** A feed as it is found by the hash of its secret: whose it is, and of which home. The secret is stored nowhere. */
export type CalendarFeed = { accountId: string; locationId: string; scope: FeedScope; createdOn: string };

/** Where its owner finds it, to replace or end it. */
type OwnFeed = { hash: string; scope: FeedScope; createdOn: string };

const feedKey = (hash: string): Key => ({ pk: `CALENDAR-FEED#${hash}`, sk: 'FEED' });
const ownKey = (accountId: string, locationId: string): Key => ({ pk: `ACCOUNT#${accountId}#CALENDAR-FEEDS`, sk: locationId });

/** Reads a feed by the hash of its secret, consistently: one that was ended is gone immediately. */
export async function readFeed(table: Table, hash: string): Promise<CalendarFeed | undefined> {
  const item = await table.get(feedKey(hash), { consistent: true });
  return item && fromItem<CalendarFeed>(item);
}

/** Reads what an account has at a home, with the version of the row; 0 if it has nothing. */
export async function readOwnFeed(
  table: Table,
  accountId: string,
  locationId: string,
): Promise<{ feed: OwnFeed | null; version: number }> {
  const item = await table.get(ownKey(accountId, locationId), { consistent: true });
  return item ? { feed: fromItem<OwnFeed>(item), version: item.version as number } : { feed: null, version: 0 };
}

/** Returns the writes that make a feed in place of the one that was read. They fail if another one was made meanwhile. */
export function feedWrites(feed: CalendarFeed & { hash: string }, before: { feed: OwnFeed | null; version: number }): Write[] {
  const { hash, accountId, locationId, scope, createdOn } = feed;
  const own = toItem('own-calendar-feed', ownKey(accountId, locationId), { hash, scope, createdOn }, before.version + 1);
  return [
    before.version === 0 ? { put: own, unless: 'exists' } : { put: own, ifVersion: before.version },
    { put: toItem('calendar-feed', feedKey(hash), { accountId, locationId, scope, createdOn }) },
    ...(before.feed ? [{ delete: feedKey(before.feed.hash) }] : []),
  ];
}

/** Returns the writes that end a feed. They fail if another one was made meanwhile. */
export const feedEndWrites = (accountId: string, locationId: string, hash: string): Write[] => [
  {
    delete: ownKey(accountId, locationId),
    condition: { expression: '#hash = :hash', names: { '#hash': 'hash' }, values: { ':hash': hash } },
  },
  { delete: feedKey(hash) },
];
