import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceRules } from '#shared/model/price-list.ts';
import type { PriceListVersion } from '#shared/model/price-list-version.ts';
import type { PublishedPrices } from '#shared/pricing/published-prices.ts';
import { type DueBy, eachDue } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A list that takes effect later: the version that it will be, when its day begins at the home, and how often it was written. */
export type ScheduledList = { version: PriceListVersion; startsAt: string; writes: number };
/** What it will say, and the prices that it will put in force. */
export type ScheduledContent = {
  content: GeneralPriceList;
  published: PublishedPrices;
  /** Its taxes and discounts; missing where it was scheduled before lists had their own. */
  rules?: PriceRules | undefined;
};

const partition = (locationId: string) => `LOCATION#${locationId}#PRICE-LISTS`;
export const scheduledKeys = {
  list: (locationId: string): Key => ({ pk: partition(locationId), sk: 'SCHEDULED' }),
  content: (locationId: string): Key => ({ pk: partition(locationId), sk: 'SCHEDULED-CONTENT' }),
  prices: (locationId: string): Key => ({ pk: partition(locationId), sk: 'SCHEDULED-PRICES' }),
};
/** In gsi1 the lists that wait, by the time when their day begins. */
const WAITING = 'PRICE-LISTS-WAITING';
const indexOf = (locationId: string, startsAt: string) => ({ gsi1pk: WAITING, gsi1sk: `${startsAt}#${locationId}` });

type Stored = { scheduled: PriceListVersion; startsAt: string };

export const scheduledListItem = ({ version, startsAt, writes }: ScheduledList): Item => {
  const { providerLocationId: locationId } = version;
  const stored: Stored = { scheduled: version, startsAt };
  return toItem('price-list-scheduled', { ...scheduledKeys.list(locationId), ...indexOf(locationId, startsAt) }, stored, writes);
};

/** Finds the scheduled list among a home's rows. */
export function scheduledIn(items: readonly Item[]): ScheduledList | undefined {
  const item = items.find(({ entityType }) => entityType === 'price-list-scheduled');
  if (!item) return undefined;
  const { scheduled, startsAt } = fromItem<Stored>(item);
  return { version: scheduled, startsAt, writes: item.version as number };
}

/** Returns the writes that schedule a list in place of the one that was seen, if any; they fail if it has changed since. */
export function scheduleWrites(
  list: Omit<ScheduledList, 'writes'>,
  content: ScheduledContent,
  seen: ScheduledList | undefined,
): Write[] {
  const { providerLocationId: locationId } = list.version;
  const put = scheduledListItem({ ...list, writes: (seen?.writes ?? 0) + 1 });
  return [
    seen ? { put, ifVersion: seen.writes } : { put, unless: 'exists' },
    {
      put: toItem('price-list-scheduled-content', scheduledKeys.content(locationId), {
        content: JSON.stringify(content.content),
      }),
    },
    {
      put: toItem('price-list-scheduled-prices', scheduledKeys.prices(locationId), {
        prices: JSON.stringify(content.published),
        rules: JSON.stringify(content.rules),
      }),
    },
  ];
}

/** Returns the writes after which nothing is scheduled; they fail if the list has changed since it was seen. */
export function unscheduleWrites(locationId: string, seen: ScheduledList): Write[] {
  return [
    { delete: scheduledKeys.list(locationId), ifVersion: seen.writes },
    { delete: scheduledKeys.content(locationId) },
    { delete: scheduledKeys.prices(locationId) },
  ];
}

/** Reads the list that a home has scheduled, without what it says. */
export async function readScheduled(table: Table, locationId: string): Promise<ScheduledList | undefined> {
  const item = await table.get(scheduledKeys.list(locationId), { consistent: true });
  return item && scheduledIn([item]);
}

/** Reads the list that a home has scheduled with all of it, in one request. */
export async function readScheduledWhole(
  table: Table,
  locationId: string,
): Promise<(ScheduledList & ScheduledContent) | undefined> {
  const items = await table.getMany([
    scheduledKeys.list(locationId),
    scheduledKeys.content(locationId),
    scheduledKeys.prices(locationId),
  ]);
  const list = scheduledIn(items);
  const text = (field: 'content' | 'prices' | 'rules') => items.find((item) => typeof item[field] === 'string')?.[field];
  const [content, prices, rules] = [text('content'), text('prices'), text('rules')];
  if (!list || typeof content !== 'string' || typeof prices !== 'string') return undefined;
  return {
    ...list,
    content: JSON.parse(content) as GeneralPriceList,
    published: JSON.parse(prices) as PublishedPrices,
    ...(typeof rules === 'string' ? { rules: JSON.parse(rules) as PriceRules } : {}),
  };
}

/** Returns the write that moves a list to another time, as when the home's time zone changed. */
export const scheduleMove = (seen: ScheduledList, startsAt: string): Write => ({
  put: scheduledListItem({ version: seen.version, startsAt, writes: seen.writes + 1 }),
  ifVersion: seen.writes,
});

/** Yields the ids of homes with a list whose day has begun by a time, the earliest first. */
export const eachStarting = (table: Table, due: DueBy): AsyncGenerator<string[]> =>
  eachDue(table, WAITING, due, ({ gsi1sk }) => String(gsi1sk).split('#')[1] as string);
